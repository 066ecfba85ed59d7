import { expect, test } from 'vitest'
import { isHost } from './host.ts'

test.each([
  'localhost',
  'localhost:3000',
  'www.example.co.za',
  'xn--bcher-kva.example',
  'my_host',
  '127.0.0.1:3000',
  '[::1]:3000',
])('accepts %s', (host) => {
  expect(isHost(host)).toBe(true)
})

test.each([
  '',
  'a b',
  'a/b',
  'a@b',
  'a\\b',
  '[::1',
  '[::::::]',
  '<script>',
  '%00',
  'é',
  '999.999.999.999',
  'example:99999',
  'example:80.evil',
  'example:',
  ':80',
])('rejects %j', (host) => {
  expect(isHost(host)).toBe(false)
})
