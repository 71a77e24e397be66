/** Posts as they are counted at the end of a turn. */

import type { AlkemyPostView } from "$/protocol/types";

export interface CountedPost {
  post: AlkemyPostView;
  /** The how many-th of its owner's it is. */
  count: number;
}

/** Return the posts that somebody holds, each with its number in its owner's count. */
export function countedPosts(posts: readonly AlkemyPostView[]): CountedPost[] {
  const counts = new Map<number, number>();
  return posts.flatMap((post) => {
    if (post.owner === null) return [];
    const count = (counts.get(post.owner) ?? 0) + 1;
    counts.set(post.owner, count);
    return [{ post, count }];
  });
}
