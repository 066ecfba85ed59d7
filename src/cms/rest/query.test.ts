import { expect, test } from 'vitest'
import { findQueryError } from './query.ts'

const validate = (query: string) => findQueryError(new URLSearchParams(query), ['en', 'af', 'zu'])

test.each([
  '',
  'limit=100&page=3&depth=2&sort=-price,name',
  'locale=zu&fallback-locale=en&draft=true',
  'locale=all',
  'where[slug][equals]=fortuner&where[or][0][price][less_than]=50000000',
  'where[near][equals]=a-field-of-that-name',
  'where={"slug":{"equals":"fortuner"}}&data={}',
  'where=',
  'where={"id":{"equals":null},"or":[{"price":{"exists":true}},{"and":[{"name":{"like":"x"}}]}]}',
  'where={"name":{}}&data={"name":null}',
  'select[name]=true&somebody=elses',
])('accepts %s', (query) => {
  expect(validate(query)).toBeUndefined()
})

test.each([
  'limit=-1',
  'limit=',
  'limit=1.5',
  'limit=1e400',
  'limit=abc',
  'limit[a]=1',
  'limit=1&limit=x',
  'limit=1&limit=1',
  'page=1&page=2',
  'locale=en&locale=en',
  'page=-1',
  'page=99999999999999999999',
  'depth=100',
  'depth=Infinity',
  'locale=xx',
  'locale[]=en',
  'where=x',
  'where={',
  'where=[]',
  'where=null',
  'where={"id":null}',
  'where={"id":5}',
  'where={"id":[1]}',
  'where={"and":null}',
  'where={"or":[null]}',
  'where={"AND":[{"or":[{"id":null}]}]}',
  'where={"name":{"like":null}}',
  'data={',
  'where[name][near]=1,2',
  'where[or][0][name][within]=x',
  'where[name][intersects][type]=Polygon',
  'where[name][all]=x',
])('rejects %s with a message', (query) => {
  expect(validate(query)).toMatch(/^The .*\.$/)
})
