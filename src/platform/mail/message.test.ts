import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyText, headerText } from './header-text.ts'
import type { Mail } from './mail.ts'
import { isMailAddress } from './mail-address.ts'
import { messageOf } from './message.ts'
import { messageIdOf } from './message-id.ts'

const from = 'no-reply@example.co.za'
const mail: Mail = { key: 'one', to: ['dealer@example.co.za'], subject: 'Hello', html: '', text: '' }

/** Text that an attacker might enter. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('\r', '\n', '\r\n', '\u2028', '\u0085', '\0', 'Bcc: a@b.co', ':', ' ', '<', '>', 'x'),
    )
    .map((parts) => parts.join('')),
)

describe('the headers of a mail', () => {
  it('reduces any text to one line of at most 200 characters, without control characters', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = headerText(text)
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u)
        expect([...line].length).toBeLessThanOrEqual(200)
        expect(headerText(line)).toBe(line)
      }),
    )
  })

  it('keeps ordinary text and replaces a line break with a space', () => {
    expect(headerText('Enquiry: Hilux 2.8 GD-6 · “ê”')).toBe('Enquiry: Hilux 2.8 GD-6 · “ê”')
    expect(headerText('one\r\nBcc: everybody@example.com')).toBe('one Bcc: everybody@example.com')
  })

  it('accepts no address that contains a line break, a second address or a header', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, two) => {
        for (const text of [
          `${one}@${two}`,
          `a@example.com${one}`,
          `${one}<a@example.com>`,
          `a@b.co,${two}`,
        ]) {
          if (isMailAddress(text)) expect(text).toMatch(/^[!-~]+$/)
          if (isMailAddress(text)) expect(text).not.toMatch(/[\s,;:<>()[\]"\\]/)
        }
      }),
    )
  })

  it.each(['thabo@example.co.za', "o'neil+cars@mail.example.com", 'a.b-c_d@x-y.africa'])(
    'accepts the address %s',
    (text) => {
      expect(isMailAddress(text)).toBe(true)
    },
  )

  it.each([
    'thabo@example',
    'thabo@',
    '@example.com',
    'a@b.co,c@d.co',
    'a b@c.co',
    '"a"@b.co',
    'Thabo <a@b.co>',
    'a@b.co\n',
    `${'a'.repeat(250)}@b.co`,
  ])('rejects the address %j', (text) => {
    expect(isMailAddress(text)).toBe(false)
  })

  it('derives an opaque Message-ID that is the same for the same key only', () => {
    expect(messageIdOf('delivery-1', from)).toBe(messageIdOf('delivery-1', from))
    expect(messageIdOf('delivery-1', from)).not.toBe(messageIdOf('delivery-2', from))
    fc.assert(
      fc.property(hostileText, (key) => {
        expect(messageIdOf(key, from)).toMatch(/^<[0-9a-f]{40}@example\.co\.za>$/)
      }),
    )
  })

  it('sets Reply-To to the visitor unless the typed address is invalid', () => {
    const message = messageOf(
      { ...mail, replyTo: { name: 'Thabo\r\nBcc: x@y.co', address: 'thabo@example.com' } },
      from,
    )
    expect(message.replyTo).toEqual({ name: 'Thabo Bcc: x@y.co', address: 'thabo@example.com' })
    expect(messageOf({ ...mail, replyTo: { name: 'T', address: 'a@b.co, c@d.co' } }, from).replyTo).toBeNull()
  })

  it('lists each recipient once, and throws for no recipient or an invalid one', () => {
    expect(messageOf({ ...mail, to: ['a@b.co', 'a@b.co', 'c@d.co'] }, from).to).toEqual(['a@b.co', 'c@d.co'])
    expect(() => messageOf({ ...mail, to: [] }, from)).toThrow(RangeError)
    expect(() => messageOf({ ...mail, to: ['a@b.co', 'b@c.co>, x'] }, from)).toThrow(RangeError)
  })
})

describe('the body of a mail', () => {
  it('keeps line breaks and tabs, and removes other control characters', () => {
    expect(bodyText('one\r\ntwo\rthree\u2028four\tfive\0\u0007')).toBe('one\ntwo\nthree\nfour\tfive')
  })
})
