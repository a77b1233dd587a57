import SqliteFile from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheStatements } from './keep-statements.ts';

const birds = sqliteTable('birds', { id: integer().primaryKey(), name: text() });
let file: SqliteFile.Database;
beforeEach(() => {
  file = new SqliteFile(':memory:');
  file.exec(
    "create table birds (id integer primary key, name text); insert into birds values (1, 'Wren')",
  );
  cacheStatements(file, 2);
});
afterEach(() => file.close());

test('a statement is prepared once, and those that were used last are kept', () => {
  const first = file.prepare('select 1');
  expect(file.prepare('select 1')).toBe(first);
  file.prepare('select 2');
  expect(file.prepare('select 1')).toBe(first);
  const second = file.prepare('select 3');
  expect(file.prepare('select 1')).toBe(first);
  expect(file.prepare('select 3')).toBe(second);
  file.prepare('select 4');
  expect(file.prepare('select 1')).not.toBe(first);
});

test('rows are objects again after they were asked for as arrays', async () => {
  const db = drizzle(file);
  const query = db.select().from(birds);
  const wren = { id: 1, name: 'Wren' };
  expect(await query).toEqual([wren]);
  expect(db.all(sql.raw(query.toSQL().sql))).toEqual([wren]);
  expect(await query).toEqual([wren]);
});

test('other values and a changed table are answered as they are now', () => {
  const byId = 'select * from birds where id = ?';
  expect(file.prepare(byId).get(1)).toEqual({ id: 1, name: 'Wren' });
  file.exec(
    "alter table birds add column song text; insert into birds values (2, 'Robin', 'Tick')",
  );
  expect(file.prepare(byId).get(2)).toEqual({ id: 2, name: 'Robin', song: 'Tick' });
  expect(file.prepare('delete from birds where id = ?').run(1).changes).toBe(1);
  expect(file.prepare('delete from birds where id = ?').run(1).changes).toBe(0);
  expect(file.prepare(byId).get(1)).toBeUndefined();
});

test('a failed statement can be used again', () => {
  const insert = 'insert into birds (id, name) values (?, ?)';
  expect(() => file.prepare(insert).run(1, 'Wren')).toThrow(/UNIQUE/u);
  expect(file.prepare(insert).run(3, 'Owl').changes).toBe(1);
});
