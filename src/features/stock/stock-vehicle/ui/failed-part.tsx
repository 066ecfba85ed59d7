type Props = { message: string; retry: string; path: string }

/** Replaces a part of the page that could not be read. The page is not cached, so that opening it again reads it. */
export function FailedPart({ message, retry, path }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
      {message}
      <a href={path} className="underlined target inline-flex items-center font-semibold text-ink">
        {retry}
      </a>
    </p>
  )
}
