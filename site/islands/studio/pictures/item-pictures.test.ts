import { beforeEach, expect, test } from 'vitest';
import type { PlacePicture } from '../../../../templates-data/model/pictures.ts';
import { toContent } from '../content/client-content.ts';
import { shownLists } from '../content/shown-lists.ts';
import { moveEntry, removeEntry, typeEntry } from '../content/content-store.ts';
import { $content, clearDraft, undo } from '../draft/draft-store.ts';
import { describePicture, listGallery, moveInGallery, thumbAddress } from './picture-store.ts';

const picture = (name: string): PlacePicture => ({ hash: name, width: 8, height: 10 });
const people = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, title: '', bio: '', department: '' }));
const pictures = { person1: picture('ada'), person2: picture('bo'), about: picture('about') };

beforeEach(() => {
  clearDraft();
  $content.set(toContent({ people, pictures }, () => ({ kind: 'typed' })));
});

/** The names on the page with their portraits. */
function shown(): string[] {
  const lists = shownLists($content.get());
  return (lists.people ?? []).map(({ name }, index) => {
    const portrait = lists.pictures?.[`person${index + 1}`];
    return `${name}: ${portrait && 'hash' in portrait ? portrait.hash : 'none'}`;
  });
}
const personKey = (index: number): number => $content.get().lists.people[index]?.key ?? 0;

test('a portrait moves with its person', () => {
  moveEntry('people', personKey(1), 1);
  expect(shown()).toEqual(['Ada: ada', 'Cy: none', 'Bo: bo']);
  undo();
  expect(shown()).toEqual(['Ada: ada', 'Bo: bo', 'Cy: none']);
});

test('a portrait is removed with its person, and restored with them', () => {
  removeEntry('people', personKey(0));
  expect(shown()).toEqual(['Bo: bo', 'Cy: none']);
  undo();
  expect(shown()).toEqual(['Ada: ada', 'Bo: bo', 'Cy: none']);
});

test('a portrait is not shown for a person whose name was deleted', () => {
  typeEntry('people', personKey(0), 'name', '');
  expect(shown()).toEqual(['Bo: bo', 'Cy: none']);
  expect(shownLists($content.get()).pictures).toHaveProperty('about');
});

test('both pictures of a project move with it', () => {
  const projects = ['A roof', 'A yard'].map((title) => ({
    title,
    place: '',
    kind: '',
    text: '',
  }));
  const lists = {
    project1: picture('roof'),
    project1before: picture('slates'),
    project2: picture('yard'),
  };
  $content.set(toContent({ projects, pictures: lists }, () => ({ kind: 'typed' })));
  moveEntry('projects', $content.get().lists.projects[0]?.key ?? 0, 1);
  expect(shownLists($content.get()).pictures).toEqual({
    project1: picture('yard'),
    project2: picture('roof'),
    project2before: picture('slates'),
  });
  removeEntry('projects', $content.get().lists.projects[0]?.key ?? 0);
  expect(shownLists($content.get()).pictures).toEqual({
    project1: picture('roof'),
    project1before: picture('slates'),
  });
});

test('the gallery is reordered, and typing a description is one step', () => {
  const gallery = { gallery2: picture('a'), gallery5: picture('b') };
  $content.set(toContent({ pictures: gallery }, () => ({ kind: 'typed' })));
  expect(listGallery($content.get().pictures)).toEqual(['gallery2', 'gallery5']);
  moveInGallery('gallery5', -1);
  expect($content.get().pictures['gallery2']).toMatchObject({ hash: 'b' });
  moveInGallery('gallery2', -1);
  describePicture('gallery2', { alt: 'A d' });
  describePicture('gallery2', { alt: 'A desk' });
  expect($content.get().pictures['gallery2']).toMatchObject({ hash: 'b', alt: 'A desk' });
  undo();
  expect($content.get().pictures['gallery2']).not.toHaveProperty('alt');
});

test('the logo of an edited demo is shown from the service’s address', () => {
  const hash = 'a'.repeat(32);
  const logo = { hash, width: 8, height: 4 };
  $content.set(toContent({ logo }, () => ({ kind: 'typed' }), 'law-harbor-a1b2c3'));
  const { pictures, picturesOf } = $content.get();
  expect(pictures['logo']).toEqual(logo);
  expect(thumbAddress('logo', logo, picturesOf)).toBe(
    `/api/demos/law-harbor-a1b2c3/logo-${hash}.webp`,
  );
});
