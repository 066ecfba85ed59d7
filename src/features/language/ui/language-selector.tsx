import { addressAlwaysIn } from '#platform/i18n/addresses.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import { type Language, languageNames } from '#platform/i18n/languages.ts'
import { languageTexts } from '../texts.ts'
import { LanguageChoices } from './language-choices.island.tsx'

type Props = {
  /** The page's plain address. */
  path: string
  /** What the page is in. */
  language: Language
}

/**
 * The choice of a language, for this page alone, where the page is translated; nothing elsewhere. It shows the page's
 * language and knows nothing of who looks at it.
 *
 * Source: requirements V-197, V-198 and V-200.
 */
export function LanguageSelector({ path, language }: Props) {
  const choices = languageRule.at(path)?.address.choices ?? []
  if (choices.length === 0) return null
  return (
    <nav aria-labelledby="page-language" className="border-line border-b print:hidden">
      <div className="frame flex flex-wrap items-baseline gap-x-6">
        <p id="page-language" className="text-ink-2 text-small max-tablet:pt-2">
          {languageTexts(language).language.ofThisPage}
        </p>
        <LanguageChoices
          current={language}
          plainPath={path}
          choices={choices.map((choice) => ({
            ...{ language: choice, name: languageNames[choice], href: addressAlwaysIn(path, choice) },
          }))}
        />
      </div>
    </nav>
  )
}
