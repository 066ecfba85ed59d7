import { expect, test } from 'vitest'
import { defaultLiveries } from '#art/names.ts'
import { drawingPath, parseDrawingPath } from './address.ts'
import type { Drawing } from './families/index.ts'
import type { DrawingFile } from './file.ts'

test.each<[string, Drawing, DrawingFile?]>([
  [
    'vehicle/vitz/side/a41e22/drawing.svg',
    { kind: 'vehicle', vehicle: 'vitz', view: 'side', colour: { body: '#A41E22' } },
  ],
  [
    'vehicle/gr86/front/a41e22-15171a/wheels-mesh/number-7/livery-1b1d21-f2f0eb-split/640.webp',
    {
      kind: 'vehicle',
      vehicle: 'gr86',
      view: 'front',
      colour: { body: '#a41e22', roof: '#15171a' },
      wheels: 'mesh',
      number: '7',
      livery: { primary: '#1b1d21', stripe: '#f2f0eb', pattern: 'split' },
    },
    { type: 'webp', width: 640 },
  ],
  [
    'scene/dunes/portrait/fortuner/eef0ee/1200.avif',
    {
      kind: 'scene',
      scene: 'dunes',
      format: 'portrait',
      vehicle: 'fortuner',
      colour: { body: '#eef0ee' },
    },
    { type: 'avif', width: 1200 },
  ],
  [
    // printf 'Namib' | base64 → TmFtaWI=, 'rally' → cmFsbHk=, '3 Jan' → MyBKYW4=
    'poster/dunes/TmFtaWI.cmFsbHk~MyBKYW4/hilux-double-cab/c8cbc8/number-204/drawing.svg',
    {
      kind: 'poster',
      scene: 'dunes',
      lettering: { title: ['Namib', 'rally'], facts: ['3 Jan'] },
      vehicle: 'hilux-double-cab',
      colour: { body: '#c8cbc8' },
      number: '204',
    },
  ],
  // printf 'https://x.za/?a=1&b=é' | base64 → aHR0cHM6Ly94LnphLz9hPTEmYj3DqQ==
  ['qr/aHR0cHM6Ly94LnphLz9hPTEmYj3DqQ/drawing.svg', { kind: 'qr', text: 'https://x.za/?a=1&b=é' }],
  [
    'line-up/strip/vitz.hilux-double-cab/drawing.svg',
    { kind: 'line-up', format: 'strip', vehicles: ['vitz', 'hilux-double-cab'] },
  ],
  ['pair/fortuner/vitz/drawing.svg', { kind: 'pair', first: 'fortuner', second: 'vitz' }],
  ['place/karoo/card/drawing.svg', { kind: 'place', scene: 'karoo', format: 'card' }],
  ['circuit/kyalami/accent-b8101f/drawing.svg', { kind: 'circuit', circuit: 'kyalami', accent: '#b8101f' }],
])('writes the address %s', (path, drawing, drawingFile) => {
  expect(drawingPath(drawing, drawingFile)).toBe(path)
})

test.each([
  '',
  'drawing.svg',
  'vehicle',
  'constructor/drawing.svg',
  'toString/side/a41e22/drawing.svg',
  'tank/vitz/side/a41e22/drawing.svg',
  'vehicle/tank/side/a41e22/drawing.svg',
  'vehicle/vitz/top/a41e22/drawing.svg',
  'vehicle/vitz/side/red/drawing.svg',
  'vehicle/vitz/side/A41E22/drawing.svg',
  'vehicle/vitz/side/a41e22-/drawing.svg',
  'vehicle/vitz/side/a41e22-15171a-15171a/drawing.svg',
  'vehicle/vitz/side/a41e22/drawing.png',
  'vehicle/vitz/side/a41e22/drawing.svg/drawing.svg',
  'vehicle/vitz/side/a41e22/641.webp',
  'vehicle/vitz/side/a41e22/0640.webp',
  'vehicle/vitz/side/a41e22/640.gif',
  'vehicle/vitz/side/a41e22/640.webp.png',
  'vehicle/vitz/side/a41e22',
  'vehicle/vitz/side/a41e22//drawing.svg',
  'vehicle/vitz/side/a41e22/wheels-square/drawing.svg',
  'vehicle/vitz/side/a41e22/wheels-/drawing.svg',
  'vehicle/vitz/side/a41e22/number-1234/drawing.svg',
  'vehicle/vitz/side/a41e22/number-7/number-8/drawing.svg',
  'vehicle/vitz/side/a41e22/number-7/wheels-mesh/drawing.svg',
  'vehicle/vitz/side/a41e22/livery-1b1d21/drawing.svg',
  'vehicle/vitz/side/a41e22/livery-1b1d21-f2f0eb-zebra/drawing.svg',
  'scene/moon/wide/vitz/a41e22/drawing.svg',
  'scene/dunes/square/vitz/a41e22/drawing.svg',
  'scene/dunes/wide/drawing.svg',
  'poster/studio-light/TmFtaWI/vitz/a41e22/drawing.svg',
  'poster/dunes/TmFtaWI./vitz/a41e22/drawing.svg',
  'poster/dunes/TmFtaWI~/vitz/a41e22/drawing.svg',
  'poster/dunes/TmFtaWI.TmFtaWI.TmFtaWI/vitz/a41e22/drawing.svg',
  'helmet/sweep-b80f1d-f2f0eb-14161a/drawing.svg',
  'helmet/tartan-b80f1d-f2f0eb-14161a-c8102e/drawing.svg',
  'medal/tin/drawing.svg',
  'line-up/wide//drawing.svg',
  'line-up/tall/vitz/drawing.svg',
  'line-up/wide/vitz.tank/drawing.svg',
  'line-up/wide/vitz./drawing.svg',
  `line-up/wide/${Array(61).fill('vitz').join('.')}/drawing.svg`,
  'pair/vitz/drawing.svg',
  'pair/vitz/tank/drawing.svg',
  'qr//drawing.svg',
  'qr/====/drawing.svg',
  // Too short, padded, surplus bits, and a byte that is not valid UTF-8.
  'qr/Y/drawing.svg',
  'qr/YQ==/drawing.svg',
  'qr/YR/drawing.svg',
  'qr/_w/drawing.svg',
  `qr/${Buffer.from('x'.repeat(301)).toString('base64url')}/drawing.svg`,
  `qr/${'YWFh'.repeat(10_000)}/drawing.svg`,
])('rejects the path %s', (path) => {
  expect(parseDrawingPath(path.split('/'))).toBeUndefined()
})

test.each<[string, Drawing]>([
  ['a text over its limit', { kind: 'qr', text: 'x'.repeat(301) }],
  ['an empty text', { kind: 'monogram', initials: '', seed: 'a' }],
  ['a lone surrogate', { kind: 'qr', text: '\ud83d' }],
  ['a number of four digits', { kind: 'helmet', livery: defaultLiveries.ember, number: '1234' }],
  ['a colour by name', { kind: 'circuit', circuit: 'kyalami', line: 'red' }],
])('throws a RangeError for %s', (_, drawing) => {
  expect(() => drawingPath(drawing)).toThrow(RangeError)
})
