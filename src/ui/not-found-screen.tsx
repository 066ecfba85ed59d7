import { ButtonLink } from './button-link.tsx'

/** What an address without a page shows. */
export function NotFoundScreen() {
  return (
    <section className="frame grid gap-8 py-section">
      <p className="figures text-figure text-ink-2">404</p>
      <h1 className="max-w-[14ch] text-h1">This road ends here.</h1>
      <p className="max-w-[36ch] text-ink-2 text-lead">
        The page you asked for does not exist, or has moved. Every vehicle we sell is one step away.
      </p>
      <div>
        <ButtonLink href="/vehicles">See all vehicles</ButtonLink>
      </div>
    </section>
  )
}
