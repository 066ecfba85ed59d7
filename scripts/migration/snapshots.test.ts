import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { presentSnapshots, removeOlderSnapshots } from './snapshots.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-snapshots-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps the newest snapshot and every migration', () => {
  for (const file of ['20260101_000000_a', '20260102_000000_b']) {
    for (const ending of ['ts', 'json']) writeFileSync(path.join(folder, `${file}.${ending}`), '')
  }
  expect(presentSnapshots(folder)).toEqual(['20260101_000000_a.json', '20260102_000000_b.json'])
  removeOlderSnapshots(folder)
  expect(readdirSync(folder).sort()).toEqual([
    '20260101_000000_a.ts',
    '20260102_000000_b.json',
    '20260102_000000_b.ts',
  ])
})

it('keeps the only snapshot', () => {
  writeFileSync(path.join(folder, '20260101_000000_a.json'), '')
  removeOlderSnapshots(folder)
  expect(presentSnapshots(folder)).toEqual(['20260101_000000_a.json'])
})
