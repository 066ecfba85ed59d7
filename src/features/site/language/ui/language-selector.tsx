import { explicitAddressIn } from '#platform/i18n/addresses.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import { type Language, languageNames } from '#platform/i18n/languages.ts'
import { languageTexts } from '../texts.ts'
import { LanguageChoices } from './language-choices.island.tsx'

type Props = {
  /** The page's plain path. */
  path: string
  /** Language of the page. */
  language: Language
}

/**
 * The language selector of a translated page; renders nothing on other pages. It does not depend on the visitor, so
 * that the page can be cached.
 *
 * Source: requirements V-197, V-198 and V-200.
 */
export function LanguageSelector({ path, language }: Props) {
  const choices = languageRule.match(path)?.address.choices ?? []
  if (choices.length === 0) return null
  return (
    <nav data-above-opening aria-labelledby="page-language" className="border-line border-b print:hidden">
      <div className="frame flex flex-wrap items-baseline gap-x-6">
        <p id="page-language" className="text-ink-2 text-small max-tablet:pt-2">
          {languageTexts(language).language.ofThisPage}
        </p>
        <LanguageChoices
          current={language}
          plainPath={path}
          choices={choices.map((choice) => ({
            ...{ language: choice, name: languageNames[choice], href: explicitAddressIn(path, choice) },
          }))}
        />
      </div>
    </nav>
  )
}
