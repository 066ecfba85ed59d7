import { languages } from '#platform/i18n/languages.ts'
import { placeholder, type TextGroup } from '#platform/i18n/texts/define.ts'
import { catalogue } from '#platform/i18n/texts.ts'
import { type Check, outcomeOf } from './check.ts'

/** Texts that are rightly the same in English and another language, written `group.key language`. */
const sameAsEnglish: ReadonlySet<string> = new Set([])

const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name).sort()

/** What is wrong with a catalogue of texts, a line each: one that is empty, lost a placeholder, or was never translated. */
export function faultsOfTexts(
  groups: Readonly<Record<string, TextGroup>>,
  mayBeSame: ReadonlySet<string> = sameAsEnglish,
): string[] {
  const faults: string[] = []
  const excused = new Set<string>()
  for (const [group, texts] of Object.entries(groups))
    for (const [key, translations] of Object.entries(texts))
      for (const language of languages) {
        const place = `${group}.${key} ${language}`
        const text = translations[language]
        if (text.trim() === '' || text !== text.trim())
          faults.push(`${place}: empty, or with space around it`)
        if (`${namesIn(text)}` !== `${namesIn(translations.en)}`)
          faults.push(`${place}: its placeholders are not those of the English text`)
        if (/[{}]/.test(text.replaceAll(placeholder, '')))
          faults.push(`${place}: a brace without its other half`)
        if (language === 'en' || text !== translations.en) continue
        if (mayBeSame.has(place)) excused.add(place)
        else faults.push(`${place}: the same as in English; translate it, or list it as rightly the same`)
      }
  for (const place of mayBeSame)
    if (!excused.has(place)) faults.push(`${place}: listed as the same as in English, and is not`)
  return faults
}

/** The catalogue of interface texts. That no language is missing is seen by the types. */
export const texts: Check = {
  name: 'texts',
  run: async () => {
    const count = Object.values(catalogue).reduce((sum, group) => sum + Object.keys(group).length, 0)
    return outcomeOf(faultsOfTexts(catalogue), `${count} in ${languages.length} languages`)
  },
}
