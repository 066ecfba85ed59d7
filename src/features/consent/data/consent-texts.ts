import type { Payload, TypedCollection } from 'payload'
import { type CalendarDay, calendarDayOf } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConsentPurpose, ConsentText } from '../consent.ts'
import { currentVersion } from '../rules/current-version.ts'

type Stored = TypedCollection['consentTexts']

/** More wordings than are ever written, and still a bound. */
const mostTexts = 1_000

/** The published wordings of a purpose in a language, without anything in English in place of what is missing. */
async function publishedTexts(
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
    limit: mostTexts,
    draft: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs
}

/** Null while a sentence the purpose needs is missing. */
function textOf(
  { id, purpose, version, optIn, text, agreement }: Stored,
  language: Language,
): ConsentText | null {
  const isComplete = Boolean(text) && (purpose !== 'marketing' || (Boolean(optIn) && Boolean(agreement)))
  if (!isComplete) return null
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
 * The wording that holds on a day, in English where its translation is not complete; null while there is none.
 * A version is shown as a whole: a translated sentence never stands beside an English one.
 */
export async function consentTextOn(
  payload: Payload,
  { purpose, language, today }: { purpose: ConsentPurpose; language: Language; today: CalendarDay },
): Promise<ConsentText | null> {
  const inLanguage = async (wanted: Language) => {
    // Without its first day a wording cannot be put in order.
    const texts = (await publishedTexts(payload, purpose, wanted)).filter(({ validFrom }) =>
      Boolean(validFrom),
    )
    const dated = texts.map((text) => ({ ...text, version: text.version ?? 1, validFrom: dayOf(text) }))
    const current = currentVersion(dated, purpose, today)
    const stored = texts.find(({ id }) => id === current?.id)
    return stored ? textOf(stored, wanted) : null
  }
  return (await inLanguage(language)) ?? (language === 'en' ? null : inLanguage('en'))
}

/** A day is stored as noon of it. */
const dayOf = ({ validFrom }: Stored) => calendarDayOf(new Date(validFrom))
