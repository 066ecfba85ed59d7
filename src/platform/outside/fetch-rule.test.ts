import { expect, test } from 'vitest'
import { isPublicAddress, publicWeb } from './fetch-rule.ts'

test.each([
  ...[
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '100.100.100.200',
    '169.254.169.254',
  ],
  ...['168.63.129.16', '198.19.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1'],
  ...['::ffff:8.8.8.8', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['2001::1', '2001:db8::1'],
])('refuses %s, which is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '169.253.0.1', '2606:4700::1', '2a00:1450:4001::1'])(
  'allows %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('allows the ports of the web only', () => {
  expect([80, 443, 5432, 8080].map(publicWeb.isAllowedPort)).toEqual([true, true, false, false])
})
