import { describe, expect, it } from 'vitest'
import { isLeadBranch } from './lead-branch.ts'

const six = ['Bryanston', 'Bedfordview', 'Parktown', 'Cape Gate', 'Nelspruit', 'Kempton Park']

describe('the branches of the lead provider (D-340, D-341)', () => {
  it.each([
    'Marula Toyota Bryanston',
    'Bedfordview Toyota',
    'Ridgeline Toyota Parktown',
    'Cape Gate Toyota',
    'NELSPRUIT Toyota',
    'Toyota Kempton-Park',
    'toyota kempton  park',
  ])('include %s', (name) => {
    expect(isLeadBranch(name, six)).toBe(true)
  })

  it.each([
    'Cape Town Toyota',
    'Sandton Toyota',
    'Parktowns Toyota',
    'Gate Cape Toyota',
    'Kempton Toyota',
    '',
  ])('do not include %s', (name) => {
    expect(isLeadBranch(name, six)).toBe(false)
  })

  it('include none for an empty list or an empty entry', () => {
    expect(isLeadBranch('Bryanston', [])).toBe(false)
    expect(isLeadBranch('Bryanston', ['', '  '])).toBe(false)
  })
})
