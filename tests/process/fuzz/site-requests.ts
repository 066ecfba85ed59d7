import fc from 'fast-check'
import { jsonOf, oddBody } from './bodies.ts'
import { encodeText, oddQuery, oddSegment, parameter, withQuery } from './encode.ts'
import { oddHeaders } from './headers.ts'
import { type FuzzRequest, requestOf, roles } from './request.ts'
import { pathPrefixes, postTargets, sectionNames, serverFunctions } from './site-targets.ts'
import type { Surface } from './surface.ts'
import { text, value } from './values.ts'

const role = fc.constantFrom(...roles)
const mostlyReading = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH') },
)

function request(
  parts: Partial<Record<'method', fc.Arbitrary<string>>> & { target: fc.Arbitrary<string> },
): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(role, parts.method ?? mostlyReading, parts.target, oddHeaders, oddBody)
    .map(([role, method, target, headers, body]) => requestOf({ role, method, target }, headers, body))
}

const segments = fc.array(oddSegment, { minLength: 1, maxLength: 3 }).map((list) => list.join('/'))

const known = (name: string, ...values: string[]) =>
  fc.oneof(fc.constantFrom(...values), text).map((raw) => parameter(name, raw))

/** Generates queries of the given parameters, and unknown ones. */
const queryOf = (...parameters: fc.Arbitrary<string>[]) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.subarray(parameters, { minLength: 1 }).chain((some) => fc.tuple(...some)) },
      { weight: 1, arbitrary: oddQuery.map((query) => [query]) },
    )
    .map((parts) => parts.join('&').slice(0, 6_000))

const enquiry = fc.record(
  {
    firstName: value,
    lastName: value,
    fullName: value,
    email: value,
    mobile: value,
    note: value,
    dealer: value,
    model: value,
    consent: value,
    formKey: value,
    language: value,
    plan: value,
    token: value,
    website: value,
  },
  { requiredKeys: [] },
)

/** Generates requests to all routes other than Payload's REST routes, with their weights. */
export function siteRequests({
  pages,
  services,
  files,
  actions,
}: Surface): fc.WeightedArbitrary<FuzzRequest>[] {
  const page = fc.tuple(fc.constantFrom(...pages), oddQuery).map(([path, query]) => withQuery(path, query))
  const below = fc
    .tuple(fc.constantFrom(...pathPrefixes, ...pages), segments, oddQuery)
    .map(([path, rest, query]) => withQuery(`${path === '/' ? '' : path}/${rest}`, query))
  const vehicleQuery = queryOf(
    known('code', '57U', '57U,73T', 'x'.repeat(300)),
    known('colour', '040'),
    known('way', 'finance', 'lease', 'x'),
    known('deposit', '10000', '-1', '1e9'),
    known('term', '60', '0'),
    known('rate', '11.5'),
  )
  const vehicle = fc
    .tuple(fc.constantFrom('compare', 'quote', 'quote/af', 'spec-sheet', 'offers', 'x'), vehicleQuery)
    .map(([end, query]) => withQuery(`/vehicles/fortuner/${end}`, query))
  const section = fc
    .tuple(
      fc.constantFrom(...sectionNames),
      queryOf(
        known('page', '/', '/vehicles'),
        known('lang', 'en', 'zu'),
        known('codes', '57U', '57U,73T'),
        known('range', 'fortuner'),
        known('code', '57U'),
        known('mileage', '20000'),
        known('term', '60'),
        known('dealer', 'x'),
      ),
    )
    .map(([name, query]) => withQuery(`/sections/${encodeText(name)}`, query))
  const service = fc
    .constantFrom(...services)
    .chain(({ path, parameters }) =>
      queryOf(
        ...[...parameters, 'filter', 'filter[where]', 'filter[where][__proto__]', 'x'].map((name) =>
          known(name, '1', '57U', 'Toyota', '{"where":{"and":[{}]}}'),
        ),
      ).map((query) => withQuery(path, query)),
    )
  const file = fc.tuple(fc.constantFrom(...files), fc.nat(), oddSegment).map(([path, at, segment]) =>
    path
      .split('/')
      .map((each, index, all) => (index > 1 && index === 2 + (at % all.length) ? segment : each))
      .join('/'),
  )
  const action = fc
    .tuple(
      fc.constantFrom(...actions),
      fc.constantFrom('/admin', '/admin/collections/ranges', '/admin/login'),
      fc.constantFrom(...serverFunctions),
      value,
      fc.boolean(),
    )
    .map(
      ([id, target, name, args, isWhole]): FuzzRequest => ({
        role: 'admin',
        method: 'POST',
        target,
        headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' },
        body: Buffer.from(JSON.stringify(isWhole ? [{ name, args }] : args)),
      }),
    )
  const form = fc.tuple(fc.constantFrom(...postTargets), jsonOf(enquiry), role).map(
    ([target, { body }, role]): FuzzRequest => ({
      role,
      method: 'POST',
      target,
      headers: { 'content-type': 'application/json' },
      body,
    }),
  )
  return [
    { weight: 10, arbitrary: request({ target: page }) },
    { weight: 16, arbitrary: request({ target: below }) },
    { weight: 5, arbitrary: request({ target: vehicle }) },
    { weight: 8, arbitrary: request({ target: section }) },
    { weight: 10, arbitrary: request({ target: service }) },
    { weight: 4, arbitrary: request({ target: file }) },
    {
      weight: 4,
      arbitrary: request({ target: text.map((raw) => withQuery('/search', parameter('q', raw))) }),
    },
    {
      weight: 4,
      arbitrary: request({ target: text.map((raw) => withQuery('/api/search', parameter('q', raw))) }),
    },
    {
      weight: 8,
      arbitrary: request({ method: fc.constant('POST'), target: fc.constantFrom(...postTargets) }),
    },
    { weight: 6, arbitrary: form },
    {
      weight: 3,
      arbitrary: request({
        method: fc.constant('POST'),
        target: fc.constantFrom('/admin', '/admin/login', '/admin/x'),
      }),
    },
    { weight: 4, arbitrary: action },
  ]
}
