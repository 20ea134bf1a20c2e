import type { Post } from '../content/site-content.ts'

/** One page of a list of posts: `posts` of the `total`. */
export interface PostListPage {
  path: string
  posts: Post[]
  total: number
  /** From 1 up to `pages`. */
  number: number
  pages: number
  /** Address of the page with newer posts; undefined on the first one. */
  newer: string | undefined
  older: string | undefined
}

/** With `blog.postsPerPage` (`perPage`) at ten, `/blog` with 25 posts becomes `/blog`, `/blog/page/2` and `/blog/page/3`. */
export function paginatePosts(path: string, posts: Post[], perPage: number): PostListPage[] {
  const pages = Math.ceil(posts.length / perPage)
  const pathOf = (number: number) => (number === 1 ? path : `${path}/page/${number}`)
  return Array.from({ length: pages }, (_, index) => {
    const number = index + 1
    return {
      path: pathOf(number),
      posts: posts.slice(index * perPage, number * perPage),
      total: posts.length,
      number,
      pages,
      newer: number > 1 ? pathOf(number - 1) : undefined,
      older: number < pages ? pathOf(number + 1) : undefined,
    }
  })
}

/** Adds the number of the page: `Blog, page 2`. The first page keeps its words. */
export function numberWords(title: string, description: string, { number, pages }: PostListPage) {
  if (number === 1) return { title, description }
  return { title: `${title}, page ${number}`, description: `${description} Page ${number} of ${pages}.` }
}
