import { NotFoundScreen } from '#ui/screens/not-found-screen.tsx'

export default function NotFound() {
  return (
    <NotFoundScreen
      title="This road ends here."
      text="The page you asked for does not exist, or has moved. Every vehicle we sell is one step away."
      action={{ label: 'See all vehicles', href: '/vehicles' }}
    />
  )
}
