import type { Dealer } from '#features/dealers/dealers/index.ts'
import { findGroup, listDealers } from '#features/dealers/dealers/server.ts'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import {
  asksForDealerAlone,
  asksForVehicle,
  formDefinition,
  hasPlan,
  isAboutSpecial,
  isAboutStock,
  isRequest,
} from '#features/enquiries/enquiries/rules.ts'
import { formThanks, omittedFields } from '#features/enquiries/enquiries/server.ts'
import { currentConsent } from '#features/people/consent/server.ts'
import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { findRange, listRanges } from '#features/vehicles/vehicles/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { loadSummary } from '../summary/load-summary.ts'
import { type EnquirySummary, nothingChosen, type SubjectChoice } from '../summary/summary.ts'
import { summaryTextGroups } from '../texts.ts'
import { chosenSubject } from './chosen-subject.ts'
import { dealerOfPath, groupOfPath } from './dealer-of-path.ts'
import type { FormContent, VehicleChoices, Wordings } from './form-content.ts'
import { sortDealers } from './rules/sort-dealers.ts'

type Request = Pick<LiveDataRequest, 'path' | 'language' | 'query'> & {
  /** What was entered already, in place of what the address chooses. */
  readonly entered?: SubjectChoice
}

/** Returns the current consent texts of a form. */
export async function wordingsIn(language: Language): Promise<Wordings> {
  const [marketing, privacy] = await Promise.all([
    currentConsent('marketing', language),
    currentConsent('privacy', language),
  ])
  return { marketing, privacy }
}

// Many dealers are named after their town, which is then not repeated.
const dealerOption = ({ slug, name, address: { city } }: Dealer, region: string) => ({
  slug,
  label: city && !name.includes(city) ? `${name}, ${city}` : name,
  region,
})

/** Every listed dealer, in the order of its list. @param own slug of the dealer that the page is about. */
async function dealerOptions(own: string | undefined): Promise<VehicleChoices['dealers']> {
  const dealers = await listDealers()
  const ownRegion = dealers.find(({ slug }) => slug === own)?.region?.name ?? null
  return sortDealers(dealers, ownRegion).map((dealer) => dealerOption(dealer, dealer.region?.name ?? ''))
}

/** The dealers to which a page's general form can be sent: the page's own, or those of its group. */
async function recipientsAt(path: string): Promise<VehicleChoices['dealers']> {
  const [own, group] = [dealerOfPath(path), groupOfPath(path)]
  if (own !== null) return (await dealerOptions(own)).filter(({ slug }) => slug === own)
  const provinces = group === null ? [] : ((await findGroup(group))?.provinces ?? [])
  return provinces.flatMap(({ name, dealers }) => dealers.map((dealer) => dealerOption(dealer, name)))
}

/** Every model on sale by range, dearest first, with its colours; every listed dealer by region. */
async function vehicleChoices(ownDealer: string | undefined): Promise<VehicleChoices> {
  const [ranges, dealers] = await Promise.all([listRanges(), dealerOptions(ownDealer)])
  const views = await Promise.all(ranges.map(({ slug }) => findRange(slug, 'en')))
  const models = views.flatMap(
    (view) =>
      view?.grades.flatMap((grade) => grade.models.map((model) => ({ ...model, range: view.range.name }))) ??
      [],
  )
  const sameName = Map.groupBy(models, ({ name }) => name)
  const colours = models.flatMap((model) => model.colours.map(({ code, title }) => [code, title] as const))
  return {
    models: models.map(({ code, derivativeCode, name, range, colours: ofModel }) => ({
      code,
      derivativeCode,
      range,
      label: sameName.get(name)?.length === 1 ? name : `${name}, ${range}`,
      colours: ofModel.map((colour) => colour.code),
    })),
    colours: Object.fromEntries(colours),
    dealers,
  }
}

/** A cached page cannot know the day and its time: the browser fetches the hours of the dealer and its answer. */
function withoutTime(summary: EnquirySummary, language: Language): EnquirySummary {
  const dealer = summary.dealer && { ...summary.dealer, today: null, visits: undefined }
  return { ...summary, dealer, answer: summaryTextGroups(language).enquiryAnswer.usually }
}

/** The content of a form about a vehicle, with what is chosen in it. */
async function chosenContent(
  { path, language, query = {}, entered }: Request,
  kind: EnquiryKind,
): Promise<FormContent> {
  const ofPath = dealerOfPath(path)
  const [wordings, choices] = await Promise.all([
    wordingsIn(language),
    vehicleChoices(ofPath ?? query.dealer ?? entered?.dealer),
  ])
  const chosen = entered ?? chosenSubject(query, choices)
  const summary = await loadSummary({ ...chosen, dealer: ofPath ?? chosen.dealer }, language, kind)
  const isCached = !entered && Object.keys(query).length === 0
  return { wordings, choices, chosen, summary: isCached ? withoutTime(summary, language) : summary }
}

/** The content of the forms about a vehicle; null while there is no model or no dealer. */
async function vehicleContent(request: Request, kind: EnquiryKind): Promise<FormContent | null> {
  const content = await chosenContent(request, kind)
  const isEmpty = !content.choices?.models.length || content.choices.dealers.length === 0
  return isEmpty ? null : content
}

/** The content of the forms about finance; null while there is no model. */
async function financeContent(request: Request, kind: EnquiryKind): Promise<FormContent | null> {
  const content = await chosenContent(request, kind)
  return content.choices?.models.length ? content : null
}

/** The content of the form about a used vehicle. Source: requirement D-121. */
async function usedVehicleContent({ language, entered = nothingChosen }: Request): Promise<FormContent> {
  const [wordings, summary] = await Promise.all([wordingsIn(language), loadSummary(entered, language)])
  return { wordings, choices: null, chosen: entered, summary: withoutTime(summary, language) }
}

/** The content of the form about a special, whose dealer was entered already. Source: requirements D-200 to D-204. */
async function specialContent({ language, entered = nothingChosen }: Request): Promise<FormContent> {
  const [wordings, all] = await Promise.all([wordingsIn(language), dealerOptions(entered.dealer)])
  const dealers = all.filter(({ slug }) => slug === entered.dealer)
  return { wordings, choices: { models: [], colours: {}, dealers }, chosen: entered, summary: null }
}

/**
 * The content of a form of several sections or steps. Forms for a dealer offer the page's own dealer, the dealers of its
 * group, or all dealers.
 */
async function requestContent(request: Request, kind: EnquiryKind): Promise<FormContent> {
  const { path, language, query = {}, entered } = request
  const { consent } = formDefinition(kind)
  const [usual, ofPurpose, ofPage, thanks] = await Promise.all([
    wordingsIn(language),
    consent && currentConsent(consent.purpose, language),
    recipientsAt(path),
    formThanks(kind, language),
  ])
  const wordings = { ...usual, ...(consent && { [consent.purpose]: ofPurpose }) }
  const dealers = ofPage.length > 0 ? ofPage : await dealerOptions(entered?.dealer ?? query.dealer)
  const choices = { models: [], colours: {}, dealers }
  return { wordings, choices, chosen: entered ?? chosenSubject(query, choices), summary: null, thanks }
}

/**
 * The content of the general form of a dealer, or of a group whose dealers the visitor chooses from; null on all other
 * pages.
 *
 * Source: requirements D-004 and D-061.
 */
async function dealerContent({ path, language, query = {}, entered }: Request): Promise<FormContent | null> {
  const dealers = await recipientsAt(path)
  if (dealers.length === 0) return null
  const choices = { models: [], colours: {}, dealers }
  const own = dealerOfPath(path)
  const chosen = own ? { ...nothingChosen, dealer: own } : (entered ?? chosenSubject(query, choices))
  const [wordings, summary] = await Promise.all([wordingsIn(language), loadSummary(chosen, language)])
  return { wordings, choices, chosen, summary: withoutTime(summary, language) }
}

/** The content of the form to customer care. */
async function companyContent({ language }: Request, kind: EnquiryKind): Promise<FormContent> {
  const [wordings, summary, thanks] = await Promise.all([
    wordingsIn(language),
    loadSummary(nothingChosen, language),
    formThanks(kind, language),
  ])
  return { wordings, choices: null, chosen: nothingChosen, summary, thanks }
}

/** How the content of a form is read: by what its definition asks for. */
function readerOf(kind: EnquiryKind): (request: Request, kind: EnquiryKind) => Promise<FormContent | null> {
  if (hasPlan(kind)) return financeContent
  if (isAboutStock(kind)) return usedVehicleContent
  if (asksForVehicle(kind)) return vehicleContent
  if (isAboutSpecial(kind)) return specialContent
  if (isRequest(kind)) return requestContent
  return asksForDealerAlone(kind) ? dealerContent : companyContent
}

/**
 * Loads the content of a form, with the fields that it leaves out; empty while there is nothing to choose from, or where
 * nobody receives it. Never throws.
 */
export const loadForm = (kind: EnquiryKind, request: Request): Promise<Live<FormContent>> =>
  readLive<FormContent>(kind, async () => {
    const [content, omitted] = await Promise.all([readerOf(kind)(request, kind), omittedFields()])
    return content && { ...content, omitted }
  })
