/** One entry of the menus, as the api lists the pages. */
export interface MenuLink {
  id: number | string
  title: string
  url: string
}

/** One profile in a social network; `name` chooses the icon. */
export interface SocialLink {
  name: string
  url: string
}
