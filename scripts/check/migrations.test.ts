import { expect, it } from 'vitest'
import { appendNewMigrations, parseReleased } from '../migration/released.ts'
import { findMigrationViolations } from './migrations.ts'

const initial = { name: '20261120_120312_initial', hash: 'a1' }
const finance = { name: '20261122_084735_finance', hash: 'b2' }
const later = { name: '20270101_000000_later', hash: 'c3' }

const project = {
  released: [initial, finance],
  present: [initial, finance],
  listed: [initial.name, finance.name],
  dumps: [finance.name],
  snapshots: [`${finance.name}.json`],
}

it('reports nothing when all migrations are as released', () => {
  expect(findMigrationViolations(project)).toEqual([])
})

it('rejects a renamed migration under both names', () => {
  const renamed = { ...initial, name: '20261120_115511_initial' }
  const violations = findMigrationViolations({
    ...project,
    present: [renamed, finance],
    listed: [renamed.name, finance.name],
  })
  expect(violations).toEqual([
    expect.stringMatching(/20261120_120312_initial is missing: put it back/),
    expect.stringMatching(/20261120_115511_initial would run before 20261122_084735_finance/),
  ])
})

it('rejects a removed migration', () => {
  const violations = findMigrationViolations({ ...project, present: [finance], listed: [finance.name] })
  expect(violations).toEqual([expect.stringMatching(/20261120_120312_initial is missing/)])
})

it('rejects a changed migration', () => {
  const violations = findMigrationViolations({ ...project, present: [{ ...initial, hash: 'x' }, finance] })
  expect(violations).toEqual([expect.stringMatching(/20261120_120312_initial has changed: put it back/)])
})

it('reports a new migration that is not recorded and has no stored data', () => {
  const present = [initial, finance, later]
  const violations = findMigrationViolations({ ...project, present, listed: present.map(({ name }) => name) })
  expect(violations).toEqual([
    expect.stringMatching(/20270101_000000_later is not in .*npm run migration -- --note/),
    expect.stringMatching(/20270101_000000_later has no stored data.*node scripts\/upgrade-dump\.ts/),
  ])
})

it('rejects migrations that run in another order', () => {
  const violations = findMigrationViolations({ ...project, listed: [finance.name, initial.name] })
  expect(violations).toEqual([expect.stringMatching(/index\.ts does not run exactly/)])
})

it('rejects stored data that belongs to no migration', () => {
  const violations = findMigrationViolations({ ...project, dumps: [finance.name, later.name] })
  expect(violations).toEqual([
    expect.stringMatching(/20270101_000000_later\.tar\.gz belongs to no migration/),
  ])
})

it('rejects an older snapshot and a missing one', () => {
  const snapshots = [`${initial.name}.json`, `${finance.name}.json`]
  expect(findMigrationViolations({ ...project, snapshots })).toEqual([
    expect.stringMatching(/20261120_120312_initial\.json is an older snapshot.*remove it/),
  ])
  expect(findMigrationViolations({ ...project, snapshots: [] })).toEqual([
    expect.stringMatching(/lacks its snapshot/),
  ])
})

it('records new migrations and an edit of the last one, but no edit of an earlier one', () => {
  const present = [{ ...initial, hash: 'x' }, { ...finance, hash: 'y' }, later]
  expect(appendNewMigrations([initial, finance], present)).toEqual([
    initial,
    { ...finance, hash: 'y' },
    later,
  ])
})

it('keeps a recorded migration in the list when its file is missing', () => {
  expect(appendNewMigrations([initial, finance], [initial])).toEqual([initial, finance])
})

it('parses the committed list', () => {
  expect(parseReleased('a1  20261120_120312_initial\nb2  20261122_084735_finance\n')).toEqual([
    initial,
    finance,
  ])
})
