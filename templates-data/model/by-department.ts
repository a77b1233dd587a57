interface DepartmentMember {
  readonly department: string;
}

/**
 * Groups people by department, in the order in which departments first appear; the first person of
 * each carries its name. People without a department come first. A single department changes
 * nothing.
 */
export function byDepartment<T extends DepartmentMember>(people: readonly T[]): readonly T[] {
  const departments = [...new Set(people.map(({ department }) => department))].filter(Boolean);
  if (departments.length < 2) return people.map((person) => ({ ...person, department: '' }));
  return ['', ...departments].flatMap((department) =>
    people
      .filter((person) => person.department === department)
      .map((person, place) => ({ ...person, department: place === 0 ? department : '' })),
  );
}
