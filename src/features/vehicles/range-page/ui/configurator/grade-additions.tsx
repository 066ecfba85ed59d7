import { TextInLanguage } from '#features/site/language/index.ts'
import type { GradeAdditions } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConfiguratorTexts } from '../../texts.ts'

type Props = {
  /** The label of the grade. */
  grade: string
  adds: GradeAdditions
  texts: Pick<ConfiguratorTexts, 'gradeAdds'>
  /** Of the page. */
  language: Language
}

/** What a grade has more than the one below it, in words. */
export function GradeAdditionsText({ grade, adds, texts, language }: Props) {
  return (
    <div className="max-w-[90ch] text-small max-desktop:order-last desktop:col-span-2">
      <p className="font-semibold">{fill(texts.gradeAdds, { grade, below: adds.to })}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-ink-2">
        {adds.items.map(({ label, value }) => (
          <li key={label.text} className="relative pl-4 before:absolute before:left-0 before:content-['+']">
            <TextInLanguage text={label} page={language} />
            {value ? (
              <>
                {': '}
                <TextInLanguage text={value} page={language} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
