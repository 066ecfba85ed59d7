import { expect, test } from 'vitest'
import { appPromoLayout } from './app-promo-layout.ts'

const elsewhere = { isOwnersPage: false }

test('shows badges and QR code together by default (C-003)', () => {
  expect(appPromoLayout(null, elsewhere)).toEqual({ badges: 'always', qrCode: 'always', button: 'never' })
})

test('replaces the QR code, and the button, by the badges on phones (C-004, C-005)', () => {
  expect(appPromoLayout('qrCode', elsewhere)).toMatchObject({ badges: 'phones', qrCode: 'wide' })
  expect(appPromoLayout('callToAction', elsewhere)).toEqual({
    badges: 'phones',
    qrCode: 'never',
    button: 'wide',
  })
})

test.each(['default', 'qrCode', 'callToAction'] as const)(
  'shows badges and QR code on every window on the page for owners, as %s (C-006)',
  (variant) => {
    expect(appPromoLayout(variant, { isOwnersPage: true })).toMatchObject({
      badges: 'always',
      qrCode: 'always',
    })
  },
)
