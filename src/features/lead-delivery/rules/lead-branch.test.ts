import { describe, expect, it } from 'vitest'
import { isLeadBranch } from './lead-branch.ts'

const six = ['Bryanston', 'Bedfordview', 'Parktown', 'Cape Gate', 'Nelspruit', 'Kempton Park']

describe('D-340, D-341: which branches’ leads also go to the lead provider', () => {
  it.each([
    'Marula Toyota Bryanston',
    'Bedfordview Toyota',
    'Ridgeline Toyota Parktown',
    'Cape Gate Toyota',
    'NELSPRUIT Toyota',
    'Toyota Kempton-Park',
    'toyota kempton  park',
  ])('%s is one', (name) => {
    expect(isLeadBranch(name, six)).toBe(true)
  })

  it.each([
    'Cape Town Toyota',
    'Sandton Toyota',
    'Parktowns Toyota',
    'Gate Cape Toyota',
    'Kempton Toyota',
    '',
  ])('%s is none', (name) => {
    expect(isLeadBranch(name, six)).toBe(false)
  })

  it('an empty list, or an empty entry of it, names nobody', () => {
    expect(isLeadBranch('Bryanston', [])).toBe(false)
    expect(isLeadBranch('Bryanston', ['', '  '])).toBe(false)
  })
})
