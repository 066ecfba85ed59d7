import { cookies } from 'next/headers'
import type { EnquiryKind, EnteredValues, FormDraft } from '#features/enquiries/enquiries/index.ts'
import { asksForVehicle, hasPlan, isAboutStock, isRequest } from '#features/enquiries/enquiries/rules.ts'
import {
  draftCookie,
  findDraft,
  formPathIn,
  formThanks,
  keptFiles,
  omittedFields,
  planOfEntries,
  usualThanks,
} from '#features/enquiries/enquiries/server.ts'
import { enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { privacyNotice } from '../forms/dialog-forms.ts'
import type { FormContent } from '../forms/form-content.ts'
import { loadForm } from '../forms/load-form.ts'
import { type PlanLink, readPlanLink } from '../plan/plan-link.ts'
import { nothingChosen, type SubjectChoice } from '../summary/summary.ts'
import { summaryOfSent } from '../summary/summary-of-sent.ts'
import type { CheckView } from './check-view.ts'
import { choicesWith, enteredLines } from './entered-lines.ts'
import { stillOmitted } from './rules/still-omitted.ts'

type Pending = Exclude<FormDraft, { step: 'done' }>

const noContent: FormContent = {
  wordings: { marketing: null, privacy: null },
  choices: null,
  chosen: nothingChosen,
  summary: null,
}

const choiceOf = ({ model, colour, accessories, dealer, stock }: EnteredValues): SubjectChoice => ({
  model: model?.[0] ?? '',
  colour: colour?.[0] ?? '',
  accessories: accessories?.[0] ?? '',
  dealer: dealer?.[0] ?? '',
  stock: stock?.[0] ?? '',
})

/** Loads the texts and options of the form. The options include the entered codes, even those the site does not know. */
async function contentOf({ kind, language, entered, page }: Pending): Promise<FormContent> {
  // Forms in steps ask for a dealer alone.
  const asksSubject = asksForVehicle(kind) || (isRequest(kind) && Boolean(entered.dealer))
  const live = await loadForm(kind, { language, path: page, entered: choiceOf(entered) })
  const content = live.state === 'ready' ? live.data : { ...noContent, omitted: await omittedFields() }
  return asksSubject ? { ...content, choices: choicesWith(content.choices, entered) } : content
}

/** Rebuilds the plan link through which the visitor opened the form; null when the form has no plan. */
function linkOf(kind: EnquiryKind, { plan, seen }: EnteredValues): PlanLink | null {
  if (!hasPlan(kind)) return null
  return readPlanLink(new URL(`/?${seen?.[0] ?? ''}#plan?${plan?.[0] ?? ''}`, config().siteUrl))
}

const planOf = ({ kind, language, entered }: Pending) =>
  planOfEntries(
    kind,
    {
      subjectCodes: {
        model: entered.model?.[0] || null,
        colour: entered.colour?.[0] || null,
        accessories: entered.accessories?.[0] || null,
        dealer: null,
      },
      plan: { plan: entered.plan?.[0] ?? '', seen: entered.seen?.[0] ?? '' },
    },
    language,
  )

/** The used vehicle a form is about, which visitors do not enter. */
function vehicleLine(kind: EnquiryKind, language: Language, { summary }: FormContent) {
  if (!isAboutStock(kind) || !summary?.car) return []
  const { name, price } = summary.car
  const label = enquiryTexts(language).enquiries.model
  return [{ name: 'stock', label, value: [name, price].filter(Boolean).join(', ') }]
}

/** The accessories of a link, which visitors do not enter either. */
function accessoriesLine(language: Language, { summary }: FormContent) {
  const value = summary?.car?.accessories.join(', ')
  if (!value) return []
  return [{ name: 'accessories', label: enquiryTexts(language).enquiries.accessories, value }]
}

/** What the page of a sent form says; the texts of the product when it cannot be read. */
const thanksOf = ({ kind, language }: FormDraft) =>
  formThanks(kind, language).catch((error: unknown) => {
    log.error({ err: error, kind }, 'form settings not read')
    return usualThanks
  })

/** What the check page shows of a draft. Does not throw: what cannot be looked up is left out. */
export async function viewOfDraft(draft: FormDraft): Promise<CheckView> {
  if (draft.step === 'done') {
    const [summary, thanks] = await Promise.all([summaryOfSent(draft), thanksOf(draft)])
    return { ...draft, state: 'done', summary, thanks }
  }
  const { kind, language, page, token, entered } = draft
  const [content, plan, files] = await Promise.all([contentOf(draft), planOf(draft), keptFiles(kind, token)])
  const shared = { kind, language, page }
  if (draft.step === 'edit') {
    const errors = Object.fromEntries(draft.messages.map(({ field, message }) => [field, message]))
    const link = linkOf(kind, entered)
    const start = { entered, errors, token, link, plan, files }
    const omitted = { ...content.omitted, [kind]: stillOmitted(content.omitted?.[kind] ?? [], start) }
    const shown = { ...content, omitted }
    return { ...shared, state: 'edit', content: shown, start, privacyNotice: await privacyNotice(language) }
  }
  const lines = [
    ...vehicleLine(kind, language, content),
    ...accessoriesLine(language, content),
    ...enteredLines(draft, content.choices, files),
  ]
  return { ...shared, state: 'confirm', token, entered, failure: draft.failure, lines, plan }
}

/** Where visitors can call; null when no number is set or the settings cannot be read. */
async function telephone(): Promise<string | null> {
  try {
    return (await siteSettings()).contact.tollFree
  } catch (error) {
    log.error({ err: error }, 'site settings not read')
    return null
  }
}

/**
 * Loads what the check page at an address shows: the visitor's draft, or that it has expired, which is also all that
 * can be seen without the visitor's cookie.
 *
 * @param formPath the path of the form, with which the URL of the check page ends.
 * @throws what the database throws.
 */
export async function loadCheck(address: string, language: Language, formPath: string): Promise<CheckView> {
  const secret = (await cookies()).get(draftCookie)?.value
  const draft = secret ? await findDraft(await cms(), { address, secret }, siteClock().now()) : null
  if (draft) return viewOfDraft(draft)
  return { state: 'expired', language, page: formPathIn(formPath.split('/')), telephone: await telephone() }
}
