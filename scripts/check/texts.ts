import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { placeholder } from '#platform/i18n/fill.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { TextGroup } from '#platform/i18n/text-group.ts'
import { type Check, outcomeOf } from './check.ts'

/** Texts that may equal the English text, written `group.key language`. */
const sameAsEnglish: ReadonlySet<string> = new Set([
  'academyTexts.birthdayHelp zu',
  'articleFeeds.connect af',
  'articleFeeds.connect zu',
  'articles.title af',
  'articles.title zu',
  'card.demo af',
  'dealerCard.whatsapp af',
  'financePages.futureDrive af',
  'financePages.futureDrive zu',
  'financePages.kinto af',
  'financePages.kinto zu',
  'financePages.model af',
  'financeQuote.model af',
  'garageForm.model af',
  'garageForm.vin af',
  'layout.bakkies af',
  'listing.filter af',
  'medals.sport af',
  'merchandise.title af',
  'merchandise.title zu',
  'modelChooser.CVT af',
  'modelChooser.CVT zu',
  'modelChooser.Diesel af',
  'modelChooser.Petrol af',
  'recalls.vin af',
  'results.filter af',
  'results.filterCount af',
  'specificationLabels.Battery af',
  'tradeInTexts.modelName af',
  'tradeInTexts.variant af',
  'video.video af',
  'waysToPay.futureDrive af',
  'waysToPay.futureDrive zu',
  'waysToPay.subscription af',
  'waysToPay.subscription zu',
])

const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name).sort()

function errorsIn(text: string, english: string): string[] {
  if (text.trim() === '') return ['empty']
  const errors: string[] = []
  if (text !== text.trim()) errors.push('with space around it')
  if (`${namesIn(text)}` !== `${namesIn(english)}`)
    errors.push('its placeholders differ from those of the English text')
  if (/[{}]/.test(text.replaceAll(placeholder, ''))) errors.push('a brace without its counterpart')
  return errors
}

/** Lists the errors in a catalogue of texts, a line each: empty texts, wrong placeholders, missing translations. */
export function findTextErrors(
  groups: Readonly<Record<string, TextGroup>>,
  mayBeSame: ReadonlySet<string> = sameAsEnglish,
): string[] {
  const texts = Object.entries(groups).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).flatMap(([key, { en, ...others }]) => [
      { id: `${group}.${key} en`, text: en, english: en, same: false },
      ...Object.entries(others).map(([language, text]) => {
        return { id: `${group}.${key} ${language}`, text, english: en, same: text === en }
      }),
    ]),
  )
  const same = new Set(texts.filter(({ same }) => same).map(({ id }) => id))
  return [
    ...texts.flatMap(({ id, text, english }) => errorsIn(text, english).map((error) => `${id}: ${error}`)),
    ...[...same].flatMap((id) =>
      mayBeSame.has(id) ? [] : [`${id}: the same as in English; translate it, or list it in sameAsEnglish`],
    ),
    ...[...mayBeSame].flatMap((id) =>
      same.has(id) ? [] : [`${id}: listed as the same as in English, but differs`],
    ),
  ]
}

type Groups = Readonly<Record<string, TextGroup>>

const isTexts = (value: unknown): value is { readonly catalogue: Groups } =>
  typeof value === 'function' && 'catalogue' in value

/** Loads the text groups of every feature and of the platform, by their file names. */
async function allGroups(): Promise<Groups> {
  const files = globSync(['src/platform/i18n/texts.ts', 'src/features/*/*/texts.ts'])
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(file).href)))
  const catalogues = modules.flatMap((module) => Object.values(module).filter(isTexts))
  const groups = catalogues.flatMap(({ catalogue }) => Object.entries(catalogue))
  const names = groups.map(([name]) => name)
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate) throw new Error(`Two text groups are called ${duplicate}: rename one of them.`)
  return Object.fromEntries(groups)
}

/** Checks the interface texts. The types already guarantee that no language is missing. */
export const texts: Check = {
  name: 'texts',
  run: async () => {
    const groups = await allGroups()
    const count = Object.values(groups).reduce((sum, group) => sum + Object.keys(group).length, 0)
    return outcomeOf(findTextErrors(groups), `${count} in ${languages.length} languages`)
  },
}
