import type { MouseEvent } from 'react'
import { dealerHomeAddress, finderAddress, noChoices } from '../rules/finder-address.ts'
import type { FinderResult } from '../rules/search-dealers.ts'

type Props = Pick<FinderResult, 'nearest' | 'suggestions'> & {
  newTabNote: string
  onSearch: (text: string) => void
}

const linkClasses = 'underlined font-semibold text-ink hover:text-accent-text'

/** Where to go on when a search found no dealer: to the nearest one, to places that look like what was typed, or to a list. */
export function NothingFound({ nearest, suggestions, newTabNote, onSearch }: Props) {
  const choose = (name: string) => (event: MouseEvent) => {
    event.preventDefault()
    onSearch(name)
  }
  return (
    <div className="grid max-w-[52ch] gap-4 py-6 text-ink-2">
      {nearest ? (
        <p>
          Go on to{' '}
          <a
            href={dealerHomeAddress(nearest.dealer.slug)}
            target="_blank"
            rel="noopener"
            className={linkClasses}
          >
            {nearest.dealer.name}
            <span className="sr-only"> {newTabNote}</span>
          </a>
          , or choose a larger radius.
        </p>
      ) : null}
      {suggestions.length > 0 ? (
        <p>
          Did you mean{' '}
          {suggestions.map((name, index) => (
            <span key={name}>
              {index === 0 ? '' : index === suggestions.length - 1 ? ' or ' : ', '}
              <a
                href={finderAddress({ ...noChoices, search: name })}
                rel="nofollow"
                onClick={choose(name)}
                className={linkClasses}
              >
                {name}
              </a>
            </span>
          ))}
          ?
        </p>
      ) : null}
      {nearest ? null : (
        <p>
          Check the spelling, or type the nearest town. You can also{' '}
          <a href="#by-region" className={linkClasses}>
            choose your province
          </a>
          .
        </p>
      )}
    </div>
  )
}
