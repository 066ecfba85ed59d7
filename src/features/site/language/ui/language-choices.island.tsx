'use client'

import type { MouseEvent } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { formatLanguageCookie, plainAddressToOpen } from './choose-language.ts'

type Choice = { readonly language: Language; readonly name: string; readonly href: string }

type Props = {
  choices: readonly Choice[]
  /** Language of the page, from its address or the visitor's cookie. */
  current: Language
  plainPath: string
}

/** Links to the page in each language. With scripts, a click stores the choice in a cookie and reloads the page. */
export function LanguageChoices({ choices, current, plainPath }: Props) {
  const choose = (event: MouseEvent, language: Language) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (language === current) return
    const { location } = window
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist without https
    document.cookie = formatLanguageCookie(language, { secure: location.protocol === 'https:' })
    const address = plainAddressToOpen(new URL(location.href), plainPath)
    if (address === undefined) location.reload()
    else location.assign(address)
  }
  return (
    <ul className="-mx-3 flex flex-wrap">
      {choices.map(({ language, name, href }) => (
        <li key={language}>
          <a
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => choose(event, language)}
            className="flex min-h-11 items-center px-3 text-ink-2 text-small decoration-2 underline-offset-6 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
