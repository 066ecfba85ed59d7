import type { SubmitEvent } from 'react'
import type { CookieNotice } from '#features/people/consent/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { allowsCookies, type CookieChoice } from '../../rules/cookie-choice.ts'

type Props = {
  notice: CookieNotice
  choice: CookieChoice | null
  onChoose: (allowed: readonly string[]) => void
}

/** A form with a checkbox for every cookie category, and buttons that accept or reject all. */
export function CookiePreferences({ notice: { categories, labels }, choice, onChoose }: Props) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChoose(new FormData(event.currentTarget).getAll('category').map(String))
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-8">
      <ul className="grid gap-6">
        {categories.map(({ category, title, text }) => {
          const necessary = category === 'necessary'
          return (
            <li key={category} className="grid gap-1">
              <label className="flex min-h-11 items-center gap-3 font-semibold">
                <input
                  type="checkbox"
                  name="category"
                  value={category}
                  disabled={necessary}
                  defaultChecked={allowsCookies(choice, category)}
                  aria-describedby={`cookies-${category}`}
                  className="tick"
                />
                {title}
                {necessary ? (
                  <span className="ml-auto font-normal text-ink-2 text-small">{labels.alwaysOn}</span>
                ) : null}
              </label>
              <p id={`cookies-${category}`} className="text-ink-2 text-small">
                {text}
              </p>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{labels.save}</Button>
        <Button variant="secondary" onClick={() => onChoose(categories.map(({ category }) => category))}>
          {labels.acceptAll}
        </Button>
        <Button variant="secondary" onClick={() => onChoose([])}>
          {labels.rejectAll}
        </Button>
      </div>
    </form>
  )
}
