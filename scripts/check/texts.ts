import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { placeholder } from '#platform/i18n/fill.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { TextGroup } from '#platform/i18n/text-group.ts'
import { type Check, outcomeOf } from './check.ts'

/** Texts that are rightly the same in English and another language, written `group.key language`. */
const sameAsEnglish: ReadonlySet<string> = new Set([
  'financePages.futureDrive af',
  'financePages.futureDrive zu',
  'financePages.kinto af',
  'financePages.kinto zu',
  'financePages.model af',
  'financeQuote.model af',
  'frame.bakkies af',
  'modelChooser.CVT af',
  'modelChooser.CVT zu',
  'modelChooser.Diesel af',
  'modelChooser.Petrol af',
  'video.video af',
  'waysToPay.futureDrive af',
  'waysToPay.futureDrive zu',
  'waysToPay.subscription af',
  'waysToPay.subscription zu',
])

const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name).sort()

function faultsOf(text: string, english: string): string[] {
  if (text.trim() === '') return ['empty']
  const faults: string[] = []
  if (text !== text.trim()) faults.push('with space around it')
  if (`${namesIn(text)}` !== `${namesIn(english)}`)
    faults.push('its placeholders are not those of the English text')
  if (/[{}]/.test(text.replaceAll(placeholder, ''))) faults.push('a brace without its other half')
  return faults
}

/** What is wrong with a catalogue of texts, a line each: one that is empty, lost a placeholder, or was never translated. */
export function faultsOfTexts(
  groups: Readonly<Record<string, TextGroup>>,
  mayBeSame: ReadonlySet<string> = sameAsEnglish,
): string[] {
  const texts = Object.entries(groups).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).flatMap(([key, { en, ...others }]) => [
      { place: `${group}.${key} en`, text: en, english: en, same: false },
      ...Object.entries(others).map(([language, text]) => {
        return { place: `${group}.${key} ${language}`, text, english: en, same: text === en }
      }),
    ]),
  )
  const same = new Set(texts.filter(({ same }) => same).map(({ place }) => place))
  return [
    ...texts.flatMap(({ place, text, english }) =>
      faultsOf(text, english).map((fault) => `${place}: ${fault}`),
    ),
    ...[...same].flatMap((place) =>
      mayBeSame.has(place)
        ? []
        : [`${place}: the same as in English; translate it, or list it as rightly the same`],
    ),
    ...[...mayBeSame].flatMap((place) =>
      same.has(place) ? [] : [`${place}: listed as the same as in English, and is not`],
    ),
  ]
}

type Groups = Readonly<Record<string, TextGroup>>

const isTexts = (value: unknown): value is { readonly catalogue: Groups } =>
  typeof value === 'function' && 'catalogue' in value

/** The groups of texts of every feature and of the platform, found by the names of their files. */
async function allGroups(): Promise<Groups> {
  const files = globSync(['src/platform/i18n/texts.ts', 'src/features/*/texts.ts'])
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(file).href)))
  const catalogues = modules.flatMap((module) => Object.values(module).filter(isTexts))
  const groups = catalogues.flatMap(({ catalogue }) => Object.entries(catalogue))
  const names = groups.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two groups of texts are called ${twice}: give one of them another name.`)
  return Object.fromEntries(groups)
}

/** The texts of the interface. That no language is missing is seen by the types. */
export const texts: Check = {
  name: 'texts',
  run: async () => {
    const groups = await allGroups()
    const count = Object.values(groups).reduce((sum, group) => sum + Object.keys(group).length, 0)
    return outcomeOf(faultsOfTexts(groups), `${count} in ${languages.length} languages`)
  },
}
