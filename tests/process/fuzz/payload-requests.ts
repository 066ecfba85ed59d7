import fc from 'fast-check'
import { formWith, jsonOf, oddBody } from './bodies.ts'
import { changedDocument } from './documents.ts'
import { oddSegment, withQuery } from './encode.ts'
import { oddHeaders } from './headers.ts'
import { payloadQuery } from './payload-query.ts'
import { type FuzzRequest, type Role, requestOf, roles } from './request.ts'
import type { Kind } from './surface.ts'

/** Collections of accounts. Documents are created but not changed, because the callers would lose access. */
const accounts = ['users', 'service-keys']

const oddId = fc.oneof(
  fc.constantFrom(
    '999999',
    '0',
    '-1',
    '1.5',
    'abc',
    '99999999999999999999',
    'null',
    '1,2',
    'undefined',
    '%00',
    '%25',
  ),
  oddSegment,
)

function idOf({ ids, slug }: Kind): fc.Arbitrary<string> {
  if (ids.length === 0 || accounts.includes(slug)) return oddId
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids.map(String)) }, oddId)
}

type Operation = readonly [method: string, path: string]

const accountRoutes: readonly Operation[] = (
  [
    'login',
    'forgot-password',
    'reset-password',
    'first-register',
    'unlock',
    'refresh-token',
    'verify/x',
  ] as const
).map((path) => ['POST', `/${path}`])

function operationsOf(kind: Kind): fc.Arbitrary<Operation> {
  if (kind.isGlobal) {
    return fc
      .tuple(oddId, fc.constantFrom('a', 'b'))
      .chain(([id]) =>
        fc.constantFrom<Operation>(
          ['GET', ''],
          ['POST', ''],
          ['GET', '/versions'],
          ['GET', `/versions/${id}`],
          ['POST', `/versions/${id}`],
          ['POST', '/access'],
          ['PATCH', ''],
          ['DELETE', ''],
        ),
      )
  }
  const isAccount = accounts.includes(kind.slug)
  return idOf(kind).chain((id) =>
    fc.constantFrom<Operation>(
      ['GET', ''],
      ['GET', ''],
      ['GET', `/${id}`],
      ['GET', `/${id}`],
      ['POST', ''],
      ['POST', ''],
      ['PATCH', `/${id}`],
      ['PATCH', `/${id}`],
      ['PATCH', `/${id}`],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['GET', '/count'],
      ['GET', '/versions'],
      ['GET', `/versions/${id}`],
      ['POST', `/versions/${id}`],
      ['POST', `/${id}/duplicate`],
      ['POST', `/access/${id}`],
      ['POST', '/access'],
      ['OPTIONS', ''],
      ['HEAD', ''],
      ['GET', `/file/${id}`],
      ['GET', `/paste-url/${id}`],
      ['GET', `/${id}/x/y`],
      ['GET', '/drawing'],
      ['GET', '/export.csv'],
      ['POST', '/send-again'],
      ['POST', `/${id}/send-again`],
      ['GET', '/me'],
      ['GET', '/init'],
      ...(isAccount ? accountRoutes : ([['PATCH', '']] as const)),
    ),
  )
}

const writers: readonly Role[] = ['admin', 'editor', 'dealer']

/** Generates requests to the REST routes of one collection or global, mostly from roles with write access. */
export function payloadRequests(kind: Kind): fc.Arbitrary<FuzzRequest> {
  const base = kind.isGlobal ? `/api/globals/${kind.slug}` : `/api/${kind.slug}`
  const document = changedDocument(kind)
  const validBody = fc.oneof(jsonOf(document), formWith(document.map((each) => JSON.stringify(each))))
  const body = fc.oneof({ weight: 3, arbitrary: validBody }, { weight: 2, arbitrary: oddBody })
  const role = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...writers) }, fc.constantFrom(...roles))
  const headers = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Record<string, string>>({}) },
    { weight: 1, arbitrary: oddHeaders },
  )
  return fc
    .tuple(role, operationsOf(kind), payloadQuery(kind), headers, body)
    .map(([role, [method, path], query, headers, body]) =>
      requestOf({ role, method, target: withQuery(base + path, query) }, headers, body),
    )
}
