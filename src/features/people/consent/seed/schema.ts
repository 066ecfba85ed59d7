import { z } from 'zod'
import { consentPurposes } from '../consent.ts'

const text = z.string().trim().min(1)

/** Required in every language, so that visitors can read what they agree to. */
const localised = z.strictObject({ en: text, af: text, zu: text })

const category = z.strictObject({ title: localised, text: localised })

export const cookieNoticeFile = z.strictObject({
  title: localised,
  text: localised,
  usedCarsText: localised,
  labels: z.strictObject({
    acceptAll: localised,
    rejectAll: localised,
    choose: localised,
    save: localised,
    alwaysOn: localised,
    privacyNotice: localised,
  }),
  categories: z.strictObject({ necessary: category, statistics: category, marketing: category }),
})

const consentText = z.strictObject({
  title: text,
  purpose: z.enum(consentPurposes),
  validFrom: z.iso.date(),
  optIn: localised.optional(),
  text: localised,
  agreement: localised.optional(),
})

export const consentFile = z.strictObject({ texts: z.array(consentText).min(1) })

export type SeedConsentText = z.infer<typeof consentText>
export type SeedCookieNotice = z.infer<typeof cookieNoticeFile>
