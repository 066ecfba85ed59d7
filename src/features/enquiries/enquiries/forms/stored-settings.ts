import type { Payload } from 'payload'
import { logInvalidSetting } from '#platform/documents/stored-values.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { type EnquiryKind, enquiryKinds, isCompanyForm } from './definitions.ts'
import { optionalFieldNames } from './form-fields.ts'
import { type FormThanks, type OmittedFields, usualThanks } from './form-settings.ts'

const slug = 'form-settings'
const logInvalid = logInvalidSetting(slug)

/**
 * Reads the recipients of a form without a dealer; empty when none are set. An invalid address is logged and left out.
 *
 * @throws what the database throws.
 */
export async function readFormRecipients(payload: Payload, kind: EnquiryKind): Promise<readonly string[]> {
  if (!isCompanyForm(kind)) return []
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  const addresses = (stored[kind]?.recipients ?? []).map((address) => address.trim())
  if (!addresses.every(isMailAddress)) logInvalid(`${kind}.recipients`)
  return [...new Set(addresses.filter(isMailAddress))]
}

/** Reads what the panel of a sent form says. @throws what the database throws. */
export async function readFormThanks(
  payload: Payload,
  kind: EnquiryKind,
  language: Language,
): Promise<FormThanks> {
  if (!isCompanyForm(kind)) return usualThanks
  const stored = await payload.findGlobal({
    ...{ slug, depth: 0, overrideAccess: true },
    // A text that is not translated is replaced by the product's own in the same language, not by the English one.
    ...{ locale: language, fallbackLocale: false },
  })
  const { thanksHeading, thanksText } = stored[kind] ?? {}
  return { heading: thanksHeading?.trim() || null, text: thanksText?.trim() || null }
}

/** Reads the optional fields that forms leave out. @throws what the database throws. */
export async function readOmittedFields(payload: Payload): Promise<OmittedFields> {
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  const lists = enquiryKinds.map((kind) => {
    const asksFor: Readonly<Record<string, boolean | null | undefined>> = stored[kind]?.asksFor ?? {}
    return [kind, optionalFieldNames(kind).filter((name) => asksFor[name] === false)] as const
  })
  return Object.fromEntries(lists.filter(([, names]) => names.length > 0))
}
