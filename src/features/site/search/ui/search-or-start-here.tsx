import type { Language } from '#platform/i18n/languages.ts'
import { searchTexts } from '../texts.ts'
import { SearchForm } from './search-form.tsx'
import { UsefulLinks } from './useful-links.tsx'

/** The search and the most useful pages, for a visitor whose page does not exist. */
export function SearchOrStartHere({ language }: { language: Language }) {
  const { search: texts } = searchTexts(language)
  return (
    <div className="frame grid grid-cols-1 gap-14 py-14 tablet:py-20">
      <section aria-labelledby="search-instead">
        <h2 id="search-instead" className="mb-6 text-h3">
          {texts.whatFor}
        </h2>
        <SearchForm query="" texts={texts} />
      </section>
      <UsefulLinks texts={texts} titleLanguage={language === 'en' ? undefined : 'en'} />
    </div>
  )
}
