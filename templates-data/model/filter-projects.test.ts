import { describe, expect, test } from 'vitest';
import { filterProjects } from './filter-projects.ts';

const project = (
  kind: string,
  place = '',
): { title: string; place: string; kind: string; text: string } => ({
  title: 'A job',
  place,
  kind,
  text: '',
});

describe('the filter above projects', () => {
  test('has the kinds of work, the most frequent first', () => {
    const projects = ['Roofs', 'Baths', 'Baths', 'Roofs', 'Baths'].map((kind) => project(kind));
    const { choices, findChoice } = filterProjects(projects);
    expect(choices).toEqual([
      { name: 'Baths', count: 3 },
      { name: 'Roofs', count: 2 },
    ]);
    expect(projects.map(findChoice)).toEqual(['2', '1', '1', '2', '1']);
  });

  test('has the places where no kinds are named, without their years', () => {
    const places = ['Leith, 2024', 'Leith (2025)', 'Perth', 'Leith · 2023', 'Leith'];
    expect(filterProjects(places.map((place) => project('', place))).choices).toEqual([
      { name: 'Leith', count: 4 },
      { name: 'Perth', count: 1 },
    ]);
  });

  test('has at most five choices, and shows the others under all of them alone', () => {
    const projects = ['A', 'A', 'B', 'C', 'D', 'E', 'F'].map((kind) => project(kind));
    const { choices, findChoice } = filterProjects(projects);
    expect(choices.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(findChoice(project('F'))).toBe('');
  });

  test.each([
    ['few projects', [project('A'), project('A'), project('B')]],
    ['one kind', Array.from({ length: 6 }, () => project('A'))],
    ['kinds of a single project each', ['A', 'B', 'C', 'D'].map((kind) => project(kind))],
    ['neither kinds nor places', Array.from({ length: 6 }, () => project(''))],
  ])('is left out for %s', (_, projects) => {
    expect(filterProjects(projects).choices).toEqual([]);
  });
});
