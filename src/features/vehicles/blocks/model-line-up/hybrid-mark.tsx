import { Anchor } from '#ui/actions/anchor.tsx'
import type { ModelCardWords } from './model-card-view.tsx'

/** A leaf; drawn here because cards are made in the browser too, where the set of icons is not. */
function Leaf() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M11 20A7 7 0 0 1 9.8 6.1C15.5 5 17 4.48 19 2c1 2 2 4.18 2 8 0 5.5-4.78 10-10 10Z" />
      <path d="M2 21c0-3 1.85-5.36 5.08-6C9.5 14.52 12 13 13 12" />
    </svg>
  )
}

const place = 'absolute top-2 left-2 grid size-11 place-items-center bg-surface text-ink print:hidden'

/** The mark of a hybrid over its picture: the way to how one works. Source: vehicles-and-finance.md §2, V-181. */
export function HybridMark({ words, href }: { words: ModelCardWords; href: string | null }) {
  if (href === null) {
    return (
      <p className={place}>
        <Leaf />
        <span className="sr-only">{words.hybrid}</span>
      </p>
    )
  }
  return (
    <Anchor href={href} className={`${place} hover:bg-ink hover:text-on-ink`}>
      <Leaf />
      <span className="sr-only">{words.aboutHybrids}</span>
    </Anchor>
  )
}
