import type { ReactNode } from 'react'
import { Link } from '#ui/actions/link.tsx'
import type { Suggestion } from '../suggestion.ts'

type Props = {
  id: string
  href: string
  /** Whether it is selected by keyboard. */
  active: boolean
  onGo: () => void
  suggestion?: Suggestion
  children?: ReactNode
}

/** The side view of a vehicle. */
function Drawing({ src, width, height }: NonNullable<Suggestion['picture']>) {
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      className="h-auto max-h-9 w-20 flex-none object-contain"
    />
  )
}

function SuggestionContent({
  suggestion: { title, summary, price, picture, language },
}: {
  suggestion: Suggestion
}) {
  return (
    <>
      {picture ? <Drawing {...picture} /> : null}
      <span
        lang={language}
        className="min-w-0 flex-1 tablet:flex tablet:items-center tablet:justify-between tablet:gap-6"
      >
        <span className="block min-w-0">
          <span className="block font-semibold">{title}</span>
          {summary ? <span className="line-clamp-1 text-ink-2 text-small">{summary}</span> : null}
        </span>
        {price ? <span className="figures block flex-none text-small">{price}</span> : null}
      </span>
    </>
  )
}

/** One option of the list: a link, selected by the keyboard in the input or clicked. */
export function SuggestionOption({ id, href, active, onGo, suggestion, children }: Props) {
  return (
    <Link
      id={id}
      href={href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onGo}
      className="flex min-h-13 items-center gap-4 px-3 py-2 hover:bg-raised aria-selected:bg-raised aria-selected:outline-2 aria-selected:-outline-offset-2"
    >
      {suggestion ? (
        <SuggestionContent suggestion={suggestion} />
      ) : (
        <span className="underlined font-semibold">{children}</span>
      )}
    </Link>
  )
}
