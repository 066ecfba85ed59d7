import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientNetwork, networkOf, parseClientAddress } from './client-address.ts'

test.each([
  ['196.25.1.1', '196.25.1.1', '196.25.1.1'],
  ['196.25.1.1:50123', '196.25.1.1', '196.25.1.1'],
  [' 196.25.1.1 ', '196.25.1.1', '196.25.1.1'],
  ['::ffff:1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4', '1.2.3.4'],
  ['0:0:0:0:0:FFFF:1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:443', '1.2.3.4', '1.2.3.4'],
  ['2001:db8::1', '2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0::2', '2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8::1]', '2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:50123', '2001:db8::1', '2001:db8:0:0::/64'],
  ['"[2001:db8::1]:50123"', '2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
  ['[fe80::1%25eth0]:80', 'fe80::1', 'fe80:0:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
])('reads %s as %s in the network %s', (text, address, network) => {
  expect(parseClientAddress(text)).toBe(address)
  expect(networkOf(text)).toBe(network)
})

test.each([
  '',
  'unknown',
  '<script>',
  '_hidden',
  '1.2.3',
  '1.2.3.256',
  '0x7f.1',
  '2130706433',
  '1.2.3.4, 5.6.7.8',
  '2001:db8::1::2',
  '[2001:db8::1]:x',
  '[]',
  '2001:db8::/64',
  '1.2.3.4\u0000',
])('gives %j, which is not an IP address, one common key', (text) => {
  expect(parseClientAddress(text)).toBeUndefined()
  expect(networkOf(text)).toBe(networkOf('no address'))
})

const group = fc.integer({ min: 0, max: 0xffff })
/** Often zero, so that the address can be abbreviated. */
const sparseGroup = fc.oneof(fc.constant(0), group)
const groups = (length: number) => fc.array(sparseGroup, { minLength: length, maxLength: length })

/** A notation of eight groups: any run of zeros as `::`, leading zeros, capitals, brackets, a zone. */
const spelling = (all: readonly number[]) =>
  fc
    .record({
      padded: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      capitals: fc.boolean(),
      from: fc.integer({ min: 0, max: 7 }),
      around: fc.constantFrom(
        (text: string) => text,
        (text: string) => `[${text}]`,
        (text: string) => `[${text}]:443`,
        (text: string) => `${text}%eth0`,
      ),
    })
    .map(({ padded, capitals, from, around }) => {
      const texts = all.map((value, index) => value.toString(16).padStart(padded[index] ? 4 : 1, '0'))
      let to = from
      while (to < 8 && all[to] === 0) to += 1
      const plain =
        to > from ? `${texts.slice(0, from).join(':')}::${texts.slice(to).join(':')}` : texts.join(':')
      return around(capitals ? plain.toUpperCase() : plain)
    })

/** Not in ::/64, which holds the IPv4-mapped addresses. */
const prefix = groups(4).filter((four) => four.some((value) => value !== 0))

test('gives every spelling of every address of one /64 the same key', () => {
  const pair = fc
    .tuple(prefix, groups(4), groups(4))
    .chain(([front, one, other]) => fc.tuple(spelling([...front, ...one]), spelling([...front, ...other])))
  fc.assert(fc.property(pair, ([one, other]) => networkOf(one) === networkOf(other)))
})

test('gives addresses of different /64 networks different keys', () => {
  const pair = fc
    .tuple(prefix, prefix, groups(4), groups(4))
    .filter(([one, other]) => one.join() !== other.join())
    .chain(([one, other, front, back]) =>
      fc.tuple(spelling([...one, ...front]), spelling([...other, ...back])),
    )
  fc.assert(fc.property(pair, ([one, other]) => networkOf(one) !== networkOf(other)))
})

test('gives an IPv4 address and its IPv4-mapped spellings one key, and different addresses different keys', () => {
  const hex = (high: number, low: number) => (high * 256 + low).toString(16)
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      const [a = 0, b = 0, c = 0, d = 0] = one.split('.').map(Number)
      expect(networkOf(`::ffff:${one}`)).toBe(networkOf(one))
      expect(networkOf(`::ffff:${hex(a, b)}:${hex(c, d)}`)).toBe(networkOf(one))
      expect(networkOf(one) === networkOf(other)).toBe(one === other)
    }),
  )
})

test('returns a key for any header value, without throwing', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof networkOf(text) === 'string'))
})

test('reads the address from X-Forwarded-For, and uses the common key without it', () => {
  const request = (headers: HeadersInit) => new Request('http://localhost/', { headers })
  expect(clientNetwork(request({ 'x-forwarded-for': '2001:db8::1' }))).toBe('2001:db8:0:0::/64')
  expect(clientNetwork(request({}))).toBe(networkOf('no address'))
})
