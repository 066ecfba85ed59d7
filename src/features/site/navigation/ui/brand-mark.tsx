import { brand } from '#platform/site/brand.ts'

/** The brand's logo and name. Its size is limited by the viewport, so that the menu button fits beside it. */
export function BrandMark() {
  return (
    <span className="flex items-center gap-[0.7em] font-display text-[min(1.0625rem,5.5vw)] uppercase tracking-[0.18em] [font-stretch:125%] [font-weight:700] tablet:text-lead">
      <svg viewBox="0 0 24 20" aria-hidden="true" className="h-[1.1em] w-auto flex-none" fill="currentColor">
        <path d="M0 0h6.2L12 10.6 17.8 0H24L13.4 20h-2.8z" opacity="0.4" />
        <path d="M3.4 0h4.2L12 8.2 16.4 0h4.2L12 16z" />
      </svg>
      {brand.name}
    </span>
  )
}
