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
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
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
    users: build.query({
      ...apiCall((query: PageOfUsers) => call(listUsers, { query })),
      providesTags: ['users'],
    }),
    /** The newest 1,000, for one that is on no page that is shown. */
    allUsers: build.query({ ...apiCall(() => call(listUsers)), providesTags: ['users'] }),
    createUser: build.mutation({
      ...apiCall((body: CreateUserBody) => call(createUser, { body })),
      invalidatesTags: (_, error) => (error ? [] : ['users']),
    }),
    changeUser: build.mutation({
      ...apiCall(({ id, change }: UserEdit) => call(changeUser, { params: { id }, body: change })),
      // The server refuses an edit of an outdated version; the list then loads the current one.
      invalidatesTags: ['users', 'currentUser'],
    }),
    changeUserPassword: build.mutation({
      ...apiCall((body: Required<Pick<ChangePasswordBody, 'newPassword' | 'userId'>>) =>
        call(changePassword, { body }),
      ),
      invalidatesTags: ['users'],
    }),
    resetTwoFactor: build.mutation({
      ...apiCall((id: string) => call(resetTwoFactor, { params: { id } })),
      invalidatesTags: ['users'],
    }),
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
