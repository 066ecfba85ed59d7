import { placeholder } from '#platform/i18n/fill.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { TextGroup } from '#platform/i18n/texts/define.ts'
import { catalogue } from '#platform/i18n/texts.ts'
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

/** The catalogue of interface texts. That no language is missing is seen by the types. */
export const texts: Check = {
  name: 'texts',
  run: async () => {
    const count = Object.values(catalogue).reduce((sum, group) => sum + Object.keys(group).length, 0)
    return outcomeOf(faultsOfTexts(catalogue), `${count} in ${languages.length} languages`)
  },
}
