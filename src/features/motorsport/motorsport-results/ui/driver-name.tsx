import { TextLink } from '#ui/actions/text-link.tsx'

type Props = { name: string; path: string | null }

/** The name of a driver, a link where there is a profile. */
export function DriverName({ name, path }: Props) {
  return path === null ? (
    name
  ) : (
    <TextLink href={path} variant="inline">
      {name}
    </TextLink>
  )
}
