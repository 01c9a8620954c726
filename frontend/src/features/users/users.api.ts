import {
  changePassword,
  type ChangePasswordBody,
  changeUser,
  type ChangeUserBody,
  createUser,
  type CreateUserBody,
  listUsers,
  resetTwoFactor,
  type UsersQuery,
} from '@pruefer/contracts';
import { apiCall, apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

/** A page by its size. */
type PageOfUsers = UsersQuery & { readonly limit: number };

interface UserEdit {
  readonly id: string;
  readonly change: ChangeUserBody;
}

/** The users that may sign in. Every change reloads the list. */
const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query(apiRead('users', (query: PageOfUsers) => call(listUsers, { query }))),
    /** The newest 1,000, for one that is on no page that is shown. */
    allUsers: build.query(apiRead('users', () => call(listUsers))),
    createUser: build.mutation({
      ...apiCall((body: CreateUserBody) => call(createUser, { body })),
      invalidatesTags: (_, error) => (error ? [] : ['users']),
    }),
    // The server refuses an edit of an outdated version; the list then loads the current one.
    changeUser: build.mutation(
      apiChange(['users', 'currentUser'], ({ id, change }: UserEdit) =>
        call(changeUser, { params: { id }, body: change }),
      ),
    ),
    changeUserPassword: build.mutation(
      apiChange('users', (body: Required<Pick<ChangePasswordBody, 'newPassword' | 'userId'>>) =>
        call(changePassword, { body }),
      ),
    ),
    resetTwoFactor: build.mutation(apiChange('users', (id: string) => call(resetTwoFactor, { params: { id } }))),
  }),
});

export const {
  useUsersQuery,
  useAllUsersQuery,
  useCreateUserMutation,
  useChangeUserMutation,
  useChangeUserPasswordMutation,
  useResetTwoFactorMutation,
} = usersApi;
