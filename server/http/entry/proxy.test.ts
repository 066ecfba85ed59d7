import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, replaceForwardedHeaders } from './proxy.ts'

const request = (forwarded: string | undefined, remoteAddress: string | undefined = '10.0.0.1') => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage
}

test.each([
  ['1.2.3.4', 0, '10.0.0.1'],
  ['1.2.3.4', 1, '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['1.2.3.4:50123', 1, '1.2.3.4'],
  ['[2001:db8::1]:50123', 1, '2001:db8::1'],
  ['2001:DB8:0:0:0:0:0:1', 1, '2001:db8::1'],
  ['::ffff:1.2.3.4', 1, '1.2.3.4'],
  ['fe80::1%eth0', 1, 'fe80::1'],
  ['1.2.3.4, unknown', 1, '10.0.0.1'],
  ['1.2.3.4,', 1, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
])('reads X-Forwarded-For %j behind %i proxies as %s', (forwarded, proxies, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address)
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['', ''],
])('reads the address %s of a connection as %s', (remoteAddress, address) => {
  expect(clientAddress(request(undefined, remoteAddress), 0)).toBe(address)
})

test('replaces the claimed X-Forwarded-For with one canonical address', () => {
  const forwarded = request('6.6.6.6, [2001:DB8::0:1]:443')
  replaceForwardedHeaders(forwarded, 1)
  expect(forwarded.headers['x-forwarded-for']).toBe('2001:db8::1')
})
