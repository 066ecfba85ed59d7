import fc from 'fast-check'
import { text } from './values.ts'

const headerText = text.map((raw) => raw.replace(/[^\t\x20-\x7e]/g, '').slice(0, 3_000))

const flightState = fc.oneof(
  headerText,
  fc.constant(encodeURIComponent(JSON.stringify(['', { children: ['x', {}] }, null, null, true]))),
  fc.constant('%5B%22%22%2C%7B'),
)

/** Headers that Next, Payload or the HTTP server act on, with values no browser sends. */
const unusualHeaders: readonly fc.Arbitrary<Record<string, string>>[] = [
  flightState.map((state) => ({ rsc: '1', 'next-router-state-tree': state })),
  headerText.map((url) => ({ rsc: '1', 'next-url': url, 'next-router-prefetch': '1' })),
  headerText.map((segment) => ({
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': segment,
  })),
  fc.constantFrom('abc', '40'.repeat(21), '').map((action) => ({ 'next-action': action })),
  fc.constantFrom('GET', 'POST', 'DELETE', 'x').map((method) => ({ 'x-http-method-override': method })),
  fc.constantFrom('GET', 'DELETE').map((method) => ({ 'x-payload-http-method-override': method })),
  headerText.map((language) => ({ 'accept-language': language })),
  headerText.map((type) => ({ accept: type })),
  fc.constantFrom('gzip', 'br', 'identity', 'x, gzip;q=0').map((coding) => ({ 'accept-encoding': coding })),
  fc.constantFrom('gzip', 'x').map((coding) => ({ 'content-encoding': coding })),
  fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-', 'x', 'bytes=0-1,5-6').map((range) => ({ range })),
  headerText.map((tag) => ({ 'if-none-match': tag, 'if-modified-since': tag })),
  fc.constantFrom('evil.example', 'a b', '', '[::1]:x').map((host) => ({ 'x-forwarded-host': host })),
  fc.constantFrom('https', 'gopher', 'https,http').map((scheme) => ({ 'x-forwarded-proto': scheme })),
  headerText.map((raw) => ({ cookie: `payload-token=${raw.replaceAll(';', '')}` })),
  headerText.map((raw) => ({ cookie: `payload-lng=${raw}; language=${raw}; payload-theme=${raw}` })),
  headerText.map((raw) => ({ cookie: `__prerender_bypass=${raw}; __next_preview_data=${raw}` })),
  headerText.map((raw) => ({ authorization: raw })),
  fc
    .constantFrom('JWT x', 'Bearer a.b.c', 'service-keys API-Key x', 'users API-Key x')
    .map((authorization) => ({
      authorization,
    })),
  fc.constantFrom('x', '-1', 'a'.repeat(300)).map((key) => ({ 'idempotency-key': key, 'x-form-token': key })),
  fc
    .constantFrom('1', 'x:y')
    .map((raw) => ({ 'x-middleware-subrequest': raw, 'x-nextjs-data': raw, purpose: raw })),
  headerText.map((raw) => ({ referer: raw, 'user-agent': raw, 'x-request-id': raw })),
]

/** Generates up to two unusual headers. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(fc.oneof(...unusualHeaders), { maxLength: 2 })
  .map((list) => Object.assign({}, ...list))
