import { NotFoundScreen } from '#ui/not-found-screen.tsx'

export default function NotFound() {
  return <NotFoundScreen />
}
