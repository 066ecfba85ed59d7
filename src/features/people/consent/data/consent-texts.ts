import type { Payload, TypedCollection } from 'payload'
import type { Language } from '#platform/i18n/languages.ts'
import { type CalendarDay, calendarDayOf } from '#platform/time/clock.ts'
import type { ConsentPurpose, ConsentText } from '../consent.ts'
import { currentVersion } from '../rules/current-version.ts'

type Stored = TypedCollection['consentTexts']

/** Far more texts than are ever written. */
const maxTexts = 1_000

/** Finds the published texts of a purpose in a language, without fallback to English. */
async function findPublishedTexts(
  payload: Payload,
  purpose: ConsentPurpose,
  language: Language,
): Promise<Stored[]> {
  const { docs } = await payload.find({
    collection: 'consentTexts',
    where: { purpose: { equals: purpose } },
    locale: language,
    fallbackLocale: false,
    pagination: false,
    limit: maxTexts,
    draft: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs
}

/** Returns null when a text that the purpose requires is missing. */
function textOf(
  { id, purpose, version, optIn, text, agreement }: Stored,
  language: Language,
): ConsentText | null {
  const hasLabels = (purpose !== 'marketing' || optIn) && (purpose === 'privacy' || agreement)
  if (!text || !hasLabels) return null
  return {
    id,
    purpose,
    version: version ?? 1,
    language,
    optIn: optIn || null,
    text,
    agreement: agreement || null,
  }
}

/**
 * Finds the text that applies on a day; null when there is none. Falls back to English as a whole when the translation
 * is incomplete, so that languages are never mixed.
 */
export async function consentTextOn(
  payload: Payload,
  { purpose, language, today }: { purpose: ConsentPurpose; language: Language; today: CalendarDay },
): Promise<ConsentText | null> {
  const findIn = async (requested: Language) => {
    // A text without a start date cannot be ordered.
    const texts = (await findPublishedTexts(payload, purpose, requested)).filter(({ validFrom }) =>
      Boolean(validFrom),
    )
    const dated = texts.map((text) => ({ ...text, version: text.version ?? 1, validFrom: dayOf(text) }))
    const current = currentVersion(dated, purpose, today)
    const stored = texts.find(({ id }) => id === current?.id)
    return stored ? textOf(stored, requested) : null
  }
  return (await findIn(language)) ?? (language === 'en' ? null : findIn('en'))
}

/** The admin stores a day as its noon. */
const dayOf = ({ validFrom }: Stored) => calendarDayOf(new Date(validFrom))
