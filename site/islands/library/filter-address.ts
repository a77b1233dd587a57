import { noFilter, sorts, type Filter, type Sort } from './filter-demos.ts';
import { isStage } from './stage-words.ts';

const isSort = (value: string): value is Sort => Object.hasOwn(sorts, value);

/** The filter in an address: `?q=harbor&tag=warm&sort=name`. */
export function parseFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  const stage = query.get('stage') ?? '';
  return {
    query: query.get('q') ?? '',
    starredOnly: query.has('starred'),
    tag: query.get('tag') ?? '',
    industry: query.get('industry') ?? '',
    owner: query.get('owner') ?? '',
    stage: isStage(stage) ? stage : '',
    sort: isSort(sort) ? sort : noFilter.sort,
    ...(query.get('view') === 'board' && { view: 'board' }),
  };
}

/** The query of a filter with its question mark; empty without a filter. */
export function serializeFilter({
  query,
  starredOnly,
  tag,
  industry,
  owner,
  stage,
  sort,
  view,
}: Filter): string {
  const parameters = new URLSearchParams();
  if (view !== undefined) parameters.set('view', view);
  if (query !== '') parameters.set('q', query);
  if (starredOnly) parameters.set('starred', '');
  if (tag !== '') parameters.set('tag', tag);
  if (industry !== '') parameters.set('industry', industry);
  if (owner !== '') parameters.set('owner', owner);
  if (stage !== '') parameters.set('stage', stage);
  if (sort !== noFilter.sort) parameters.set('sort', sort);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
