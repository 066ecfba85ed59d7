import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exceededCpu, exceededStarts, exceededVisits, readBudgets } from './budgets.ts'

const budgets = {
  levels: { unit: { seconds: 10, cpu: 20 } },
  starts: 3,
  visits: { 'a.spec.ts': { max: 40, reason: 'every kind of page' } },
}

test('names the journeys that open more pages than ten, or than their own limit', () => {
  const visits = new Map([
    ['a.spec.ts', 40],
    ['b.spec.ts', 10],
    ['c.spec.ts', 11],
  ])
  expect(exceededVisits(visits, budgets)).toEqual(['c.spec.ts opens 11 pages in the gate, and may open 10.'])
  expect(exceededVisits(new Map([['a.spec.ts', 41]]), budgets)).toHaveLength(1)
})

test('allows a level three tenths more processor time than its budget', () => {
  expect(exceededCpu('unit', 26, budgets)).toEqual([])
  expect(exceededCpu('unit', 26.5, budgets)).toEqual([
    'unit takes 27 s of processor time, and may take 26 s.',
  ])
  expect(exceededCpu('unit', null, budgets)).toEqual([])
  expect(exceededCpu('types', 1_000, budgets)).toEqual([])
})

test('counts the starts of the site', () => {
  expect(exceededStarts(3, budgets)).toEqual([])
  expect(exceededStarts(4, budgets)).toHaveLength(1)
})

test('gives only existing journeys a limit of their own', () => {
  expect(Object.keys(readBudgets().visits).filter((file) => !existsSync(file))).toEqual([])
})
