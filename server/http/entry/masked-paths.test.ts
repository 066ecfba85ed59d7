import { expect, test } from 'vitest'
import { maskPath } from './masked-paths.ts'

test.each([
  ['/services/recall/CampSummaries/vin/AHTFR22G006012345', '/services/recall/CampSummaries/vin/***'],
  ['/services/recall/campsummaries/VIN/AHTFR22G006012345', '/services/recall/CampSummaries/vin/***'],
  ['/services/recall/CampSummaries/AHTFR22G006012345', '/services/recall/***'],
  ['/services/recall/CampSummaries/vin%2FAHTFR22G006012345', '/services/recall/***'],
  ['/recall-result/AbC-_1', '/recall-result/***'],
  ['/Recall-Result/AbC-_1', '/recall-result/***'],
  ['/owners/recall', '/owners/recall'],
  ['/services/recall/', '/services/recall/'],
])('logs %s as %s (V-301)', (path, expected) => {
  expect(maskPath(path)).toBe(expected)
})
