import {
  type AdminUser,
  changePassword,
  type ChangePassword,
  changeUser,
  type ChangeUser,
  createUser,
  type CreateUser,
  type AuditPage,
  type AuditQuery,
  listAudit,
  listUsers,
  type Message,
  resetTwoFactor,
  type UserPage,
  type UsersQuery,
} from '@pruefer/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

interface UserEdit {
  readonly id: string;
  readonly change: ChangeUser;
}

/** The people who may sign in. After every change the list is loaded anew. */
export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<UserPage, UsersQuery>({
      query: (asked) => call(listUsers, undefined, {}, asked),
      providesTags: ['users'],
    }),
    /** The newest 1,000, for one that is on no page that is shown. */
    allUsers: build.query<AdminUser[], void>({ query: () => call(listUsers), providesTags: ['users'] }),
    audit: build.query<AuditPage, AuditQuery>({ query: (asked) => call(listAudit, undefined, {}, asked) }),
    createUser: build.mutation<AdminUser, CreateUser>({
      query: (body) => call(createUser, body),
      invalidatesTags: (_, error) => (error ? [] : ['users']),
    }),
    changeUser: build.mutation<AdminUser, UserEdit>({
      query: ({ id, change }) => call(changeUser, change, { id }),
      // An edit on an old state is refused: the list shows the one of now.
      invalidatesTags: ['users', 'currentUser'],
    }),
    changeUserPassword: build.mutation<Message, Required<Pick<ChangePassword, 'newPassword' | 'userId'>>>({
      query: (body) => call(changePassword, body),
      invalidatesTags: ['users'],
    }),
    resetTwoFactor: build.mutation<Message, string>({
      query: (id) => call(resetTwoFactor, undefined, { id }),
      invalidatesTags: ['users'],
    }),
  }),
});

export const {
  useUsersQuery,
  useAllUsersQuery,
  useAuditQuery,
  useCreateUserMutation,
  useChangeUserMutation,
  useChangeUserPasswordMutation,
  useResetTwoFactorMutation,
} = usersApi;
