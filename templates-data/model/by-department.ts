interface Member {
  readonly department: string;
}

/**
 * People with those of one department together, in the order in which departments first come; the
 * department stands with the first person of each. Who has none stands first. One department alone
 * says nothing, and changes nothing.
 */
export function byDepartment<T extends Member>(people: readonly T[]): readonly T[] {
  const departments = [...new Set(people.map(({ department }) => department))].filter(Boolean);
  if (departments.length < 2) return people.map((person) => ({ ...person, department: '' }));
  return ['', ...departments].flatMap((department) =>
    people
      .filter((person) => person.department === department)
      .map((person, place) => ({ ...person, department: place === 0 ? department : '' })),
  );
}
