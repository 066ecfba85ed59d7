/** Lets keyboard visitors jump over the header; seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-sharp bg-ink px-5 py-3 font-semibold text-on-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to the content
    </a>
  )
}
