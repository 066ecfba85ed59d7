/** What the dots of the map are. */
export function MapLegend() {
  return (
    <div className="grid content-center gap-3 p-5 text-ink-2 text-small">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-full bg-accent" />
          In the list
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-accent opacity-60" />
          Every other dealer
        </span>
      </p>
      <p className="max-laptop:hidden">
        Point at a dealer in the list or at its dot to see the two together.
      </p>
    </div>
  )
}
